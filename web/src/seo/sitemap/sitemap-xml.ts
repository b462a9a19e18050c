export type SitemapEntry = { url: string; changedAt?: string }

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const printEntry = (name: string) => (entry: SitemapEntry) =>
  `<${name}><loc>${escapeXml(entry.url)}</loc>${entry.changedAt ? `<lastmod>${escapeXml(entry.changedAt)}</lastmod>` : ''}</${name}>\n`

const printDocument = (root: string, name: string, entries: readonly SitemapEntry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.map(printEntry(name)).join('')}</${root}>\n`

export const printUrlSet = (entries: readonly SitemapEntry[]) => printDocument('urlset', 'url', entries)

export const printSitemapIndex = (urls: readonly string[]) =>
  printDocument(
    'sitemapindex',
    'sitemap',
    urls.map((url) => ({ url })),
  )
