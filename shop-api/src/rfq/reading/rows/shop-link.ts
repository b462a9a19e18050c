import type { RowNumber } from './row-numbers.ts'

type Named = Pick<RowNumber, 'meaning' | 'number' | 'company'>

/** Paths of product pages, with the manufacturer and its number or with the number of the shop. */
const pages: readonly { host: RegExp; path: RegExp; shop: string }[] = [
  {
    host: /(?:^|\.)digikey\./,
    path: /\/products\/detail\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\/\d+/,
    shop: 'DigiKey',
  },
  { host: /(?:^|\.)digikey\./, path: /\/product-detail\/\w\w\/(?<mpn>[^/]+)\/[^/]+-ND\//, shop: 'DigiKey' },
  {
    host: /(?:^|\.)digikey\./,
    path: /\/product-detail\/\w\w\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\//,
    shop: 'DigiKey',
  },
  { host: /(?:^|\.)mouser\./, path: /\/productdetail\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\/?$/i, shop: 'Mouser' },
  { host: /(?:^|\.)mouser\./, path: /\/productdetail\/(?<code>\d{2,3}-[^/]+)\/?$/i, shop: 'Mouser' },
  {
    host: /(?:^|\.)arrow\./,
    path: /\/products\/(?!search\/|category\/)(?<mpn>[^/]+)\/(?<manufacturer>[^/]+)\/?$/,
    shop: 'Arrow',
  },
  {
    host: /(?:^|\.)(?:farnell|newark|element14)\./,
    path: /\/(?<manufacturer>[^/]+)\/(?<mpn>[^/]+)\/[^/]+\/dp\//,
    shop: 'Farnell',
  },
  { host: /(?:^|\.)(?:farnell|newark|element14)\./, path: /\/dp\/(?<code>[A-Z0-9]{6,9})\/?$/, shop: 'Farnell' },
  { host: /(?:^|\.)lcsc\.|(?:^|\.)jlcpcb\./, path: /[_/](?<code>C\d{3,8})(?:\.html)?\/?$/, shop: 'LCSC' },
  { host: /(?:^|\.)tme\./, path: /\/details\/(?<code>[^/]+)\//, shop: 'TME' },
  { host: /(?:^|\.)rs-online\./, path: /\/(?<code>\d{6,8}P?)\/?$/, shop: 'RS' },
]

/** The part of a link to the product page of a distributor; null for other texts. */
export const readShopLink = (text: string): Named | null => {
  const url = URL.parse(/^https?:\/\/\S+$/i.test(text) ? text : '')
  if (!url) return null
  for (const { host, path, shop } of pages) {
    const found = host.test(url.hostname) ? path.exec(url.pathname)?.groups : undefined
    if (!found) continue
    const { manufacturer = '', mpn, code = '' } = found
    return mpn === undefined
      ? { meaning: 'distributor_part_number', number: decode(code).toUpperCase(), company: shop }
      : {
          meaning: 'manufacturer_part_number',
          number: decode(mpn).toUpperCase(),
          company: decode(manufacturer).replaceAll('-', ' '),
        }
  }
  return null
}

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
