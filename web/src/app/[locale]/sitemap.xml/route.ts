import { initials } from '#features/catalogue/letters/index-address.ts'
import { absoluteUrl } from '#seo/alternates.ts'
import { createXmlResponse } from '#seo/sitemap/xml-response.ts'
import { shardNames } from '#seo/sitemap/shards.ts'
import { loadCounts } from '#seo/sitemap/sitemap-data.ts'
import { printSitemapIndex } from '#seo/sitemap/sitemap-xml.ts'

type Props = { params: Promise<{ locale: string }> }

export const GET = async (_: Request, { params }: Props) =>
  createXmlResponse((await params).locale, async (locale) => {
    const names = shardNames(await loadCounts(initials))
    return printSitemapIndex(names.map((name) => absoluteUrl(`/sitemaps/${name}`, locale)))
  })
