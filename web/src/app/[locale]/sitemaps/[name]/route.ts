import { indexHref, initials } from '#features/catalogue/letters/index-address.ts'
import { companyPageHref, companyPages } from '#features/site/company-pages.ts'
import { createXmlResponse } from '#seo/sitemap/xml-response.ts'
import { readShardName } from '#seo/sitemap/shards.ts'
import { loadEntries } from '#seo/sitemap/sitemap-entries.ts'
import { printUrlSet } from '#seo/sitemap/sitemap-xml.ts'

type Props = { params: Promise<{ locale: string; name: string }> }

const screens = {
  initials,
  indexHref,
  companyPages: companyPages.map((slug) => ({ slug, href: companyPageHref(slug) })),
}

export const GET = async (_: Request, { params }: Props) => {
  const { locale: requested, name } = await params
  return createXmlResponse(requested, async (locale) => {
    const shard = readShardName(name, initials)
    const entries = shard && (await loadEntries(shard, locale, screens))
    return entries?.length ? printUrlSet(entries) : null
  })
}
