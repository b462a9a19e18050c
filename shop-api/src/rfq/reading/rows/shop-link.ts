import { markdownLink } from '../cell-text.ts'
import type { Cell } from '../formats/read-sheets.ts'
import type { RowNumber } from './row-numbers.ts'

type Named = Pick<RowNumber, 'meaning' | 'number' | 'company'>

type Shop = { name: string; host: RegExp; pages: readonly RegExp[] }

/** Paths of product pages have the number of the manufacturer, mostly beside its name, or the code of the shop. */
const shops: readonly Shop[] = [
  {
    name: 'DigiKey',
    host: /(?:^|\.)digikey\./,
    pages: [
      /\/products\/detail\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\/\d+/,
      /\/product-detail\/\w\w\/(?<mpn>[^/]+)\/[^/]+-ND\//,
      /\/product-detail\/\w\w\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\//,
    ],
  },
  {
    name: 'Mouser',
    host: /(?:^|\.)mouser\./,
    pages: [
      /\/productdetail\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\/?$/i,
      /\/productdetail\/(?<code>\d{2,3}-[^/]+)\/?$/i,
    ],
  },
  {
    name: 'Arrow',
    host: /(?:^|\.)arrow\./,
    pages: [/\/products\/(?!search\/|category\/)(?<mpn>[^/]+)\/(?<manufacturer>[^/]+)\/?$/],
  },
  {
    name: 'Farnell',
    host: /(?:^|\.)(?:farnell|newark|element14)\./,
    pages: [/\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\/[^/]+\/dp\//, /\/dp\/(?<code>[A-Z0-9]{6,9})\/?$/],
  },
  { name: 'LCSC', host: /(?:^|\.)(?:lcsc|jlcpcb)\./, pages: [/[_/](?<code>C\d{3,8})(?:\.html)?\/?$/] },
  { name: 'TME', host: /(?:^|\.)tme\./, pages: [/\/details\/(?<code>[^/]+)\//] },
  { name: 'RS', host: /(?:^|\.)rs-online\./, pages: [/\/(?<code>\d{6,8}P?)\/?$/] },
]

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

// A link behind other words may be that of an alternative.
const [maxLinkChars, linkAtStart] = [2_000, new RegExp(String.raw`^[*_\s]*${markdownLink}`)]
const findAddress = (cell: Cell | undefined) => {
  const text = typeof cell === 'string' ? cell.slice(0, maxLinkChars).trim() : ''
  return /^https?:\/\/\S+$/i.test(text) ? text : (linkAtStart.exec(text)?.[2] ?? '')
}

/** The number that a link to a distributor's product page has, also that of `[Mouser](https://…)`; null for other cells. */
export const readShopLink = (cell: Cell | undefined): Named | null => {
  const url = URL.parse(findAddress(cell))
  if (!url) return null
  const shop = shops.find(({ host }) => host.test(url.hostname))
  const found = shop?.pages.map((page) => page.exec(url.pathname)?.groups).find((groups) => groups !== undefined)
  if (!shop || !found) return null
  const { manufacturer = '', mpn, code = '' } = found
  return mpn === undefined
    ? { meaning: 'distributor_part_number', number: decode(code).toUpperCase(), company: shop.name }
    : {
        meaning: 'manufacturer_part_number',
        number: decode(mpn).toUpperCase(),
        company: decode(manufacturer).replaceAll('-', ' '),
      }
}
