/** A page in a sitemap; `changedAt` only where it is known. */
export type SitemapEntry = { url: string; changedAt?: string }

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const entryOf = (name: string) => (entry: SitemapEntry) =>
  `<${name}><loc>${escapeXml(entry.url)}</loc>${entry.changedAt ? `<lastmod>${escapeXml(entry.changedAt)}</lastmod>` : ''}</${name}>\n`

const documentOf = (root: string, name: string, entries: readonly SitemapEntry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.map(entryOf(name)).join('')}</${root}>\n`

/** A sitemap: the addresses of pages. */
export const urlSetOf = (entries: readonly SitemapEntry[]) => documentOf('urlset', 'url', entries)

/** A sitemap index: the addresses of sitemaps. */
export const sitemapIndexOf = (urls: readonly string[]) =>
  documentOf(
    'sitemapindex',
    'sitemap',
    urls.map((url) => ({ url })),
  )
