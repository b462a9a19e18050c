import { initials } from '#features/catalogue/letters/index-address.ts'
import { absoluteUrl } from '#seo/alternates.ts'
import { answerXml } from '#seo/sitemap/answer-xml.ts'
import { shardNames } from '#seo/sitemap/shards.ts'
import { countsOf } from '#seo/sitemap/sitemap-answers.ts'
import { sitemapIndexOf } from '#seo/sitemap/sitemap-xml.ts'

type Props = { params: Promise<{ locale: string }> }

/** The index of a language's sitemaps. */
export const GET = async (_: Request, { params }: Props) =>
  answerXml((await params).locale, async (locale) => {
    const names = shardNames(await countsOf(initials))
    return sitemapIndexOf(names.map((name) => absoluteUrl(`/sitemaps/${name}`, locale)))
  })
