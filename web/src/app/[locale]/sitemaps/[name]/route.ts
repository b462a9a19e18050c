import { indexHref, initials } from '#features/catalogue/letters/index-address.ts'
import { companyPageHref, companyPages } from '#features/site/company-pages.ts'
import { answerXml } from '#seo/sitemap/answer-xml.ts'
import { readShardName } from '#seo/sitemap/shards.ts'
import { entriesOf } from '#seo/sitemap/sitemap-entries.ts'
import { urlSetOf } from '#seo/sitemap/sitemap-xml.ts'

type Props = { params: Promise<{ locale: string; name: string }> }

const screens = {
  initials,
  indexHref,
  companyPages: companyPages.map((slug) => ({ slug, href: companyPageHref(slug) })),
}

/** A sitemap of a language: a topic, or a stretch of the parts. */
export const GET = async (_: Request, { params }: Props) => {
  const { locale: asked, name } = await params
  return answerXml(asked, async (locale) => {
    const shard = readShardName(name, initials)
    const entries = shard && (await entriesOf(shard, locale, screens))
    return entries?.length ? urlSetOf(entries) : null
  })
}
