import { locales } from '@partgate/schema/locales.ts'
import { env } from '#env.ts'
import { absoluteUrl } from './alternates.ts'
import { heading, link, joinMarkdown, plain } from './markdown/markdown.ts'

type Shop = { companyName: string; companyDescription: string } | null

/** Format: https://llmstxt.org */
export const llmsText = (shop: Shop) => {
  const page = (text: string, href: string, note: string) => `- ${link(text, absoluteUrl(href, 'en'))}: ${note}`
  const at = (path: string) => `\`${env.SITE_URL}${path}\``
  return joinMarkdown(
    heading(1, shop?.companyName ?? 'Partgate'),
    shop && `> ${plain(shop.companyDescription)}`,
    'A shop for electronic components: stock, price breaks, parameters and alternatives by manufacturer part number. Prices are in US dollars.',
    heading(2, 'Finding a part'),
    [
      `- Search: ${at('/s?wd=')} followed by a part number, or by values such as \`100nF 16V 0402 X7R\`.`,
      `- A part as Markdown: the address of its page with \`.md\` at the end, such as ${at('/productdetail/{slug}.md')}, or the same address with the header \`Accept: text/markdown\`.`,
      `- GraphQL: ${at('/graphql')}. The shop may take operations of its own and of partners with an API key only.`,
    ].join('\n'),
    heading(2, 'Pages'),
    [
      page('Categories', '/category', 'every category of the catalog'),
      page('Manufacturers', '/manufacturer', 'who makes the parts'),
      page('Index', '/products/A', 'part numbers by their first character'),
      page('Request for quote', '/rfq', 'for parts lists and for parts without a price'),
      page('BOM tool', '/bom', 'for matching and pricing a whole parts list'),
      page('How to buy', '/companyprofile/how-to-buy', 'ordering, paying and shipping'),
      page('News', '/news', 'articles for buyers'),
    ].join('\n'),
    heading(2, 'All pages'),
    locales.map(({ tag, name }) => `- ${link(`${name} (${tag})`, absoluteUrl('/sitemap.xml', tag))}`).join('\n'),
  )
}
