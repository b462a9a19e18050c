import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Profile } from '@partgate/schema/shop-api/account.ts'
import type { CartData, CartLine, SavedLine, SharedCart } from '@partgate/schema/shop-api/cart.ts'
import type { Goods, GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { PartMatches } from '@partgate/schema/shop-api/part-match.ts'
import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import type { Category, Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { NewsRow, SiteConfig } from '@partgate/schema/shop-api/site.ts'

type PartMatch = PartMatches['rows'][number]
export const makePartMatch = (match: Pick<PartMatch, 'verdict' | 'reason'> & Partial<PartMatch>): PartMatch => ({
  matched_number: null,
  goods: null,
  differences: [],
  candidates: [],
  ...match,
})

/** Brands 1 to 5 and categories 111 and 112 in turn. */
export const makeGoods = (n: number, changes: Partial<Goods> = {}): Goods => ({
  goods_id: n,
  part_id: n,
  goods_page_url: `part-${n}`,
  part_number: `PART-${n}`,
  brand_id: (n % 5) + 1,
  brand_name: `Brand ${(n % 5) + 1}`,
  category_id: 111 + (n % 2),
  package: '0402',
  package_name: '0402',
  icons: null,
  description: `Resistor ${n}`,
  rohs: 'compliant',
  lifecycle: 'active',
  lead_time_weeks: 12,
  weight_mg: 1234,
  datasheet_url: null,
  parameters: [
    { key: 'resistance', name: 'Resistance', value: 1e4, unit: 'Ω', display_value: '10 kΩ', filter_value: '10 kΩ' },
  ],
  packaging: 'cut_tape',
  package_quantity: 1,
  batch: '2531+',
  stock: 5000,
  minimum: 10,
  multiple: 5,
  prices: [
    { quantity: 10, unit_price: '0.01870' },
    { quantity: 100, unit_price: '0.01000' },
  ],
  ...changes,
})

const makeOffer = ({ goods_id, goods_page_url, part_number, ...rest }: Goods, packaging: Goods['packaging']) => {
  const { package_quantity, batch, stock, minimum, multiple, prices } = rest
  return { goods_id, goods_page_url, part_number, packaging, package_quantity, batch, stock, minimum, multiple, prices }
}

export const makeDetail = (n: number): GoodsDetail => ({
  ...makeGoods(n),
  variations: [makeOffer(makeGoods(n), 'cut_tape'), makeOffer(makeGoods(n + 1000), 'reel')],
  aliases: [{ part_number: `OLD-${n}`, kind: 'former' }],
})

export const makeManufacturer = (id: number): Manufacturer => ({
  id,
  name: `Brand ${id}`,
  slug: `brand-${id}`,
  country: 'JP',
  description: 'Makes parts.',
  goods_count: 10,
})

const makeCategory = (category_id: number, name: string, children: Category[] = []): Category => ({
  category_id,
  category_name: name,
  category_icon: 'chip',
  category_page_url: name.toLowerCase().replaceAll(' ', '-'),
  goods_count: 7,
  children,
})

export const tree: Category[] = [
  makeCategory(1, 'Passives', [
    makeCategory(11, 'Resistors', [makeCategory(111, 'Chip Resistors'), makeCategory(112, 'Power Resistors')]),
  ]),
]

export const makeSearchData = (page: number, limit: number, total = 45): SearchData => {
  const first = (page - 1) * limit
  const count = Math.max(0, Math.min(limit, total - first))
  return {
    total,
    total_capped: false,
    has_more: first + count < total,
    list: Array.from({ length: count }, (_, index) => ({
      ...makeGoods(first + index + 1),
      match: { reason: 'exact', text: `PART-${first + index + 1}`, ranges: [[0, 4]] },
    })),
    read: [],
    packagings: [{ value: 'cut_tape', count: 30 }],
    lifecycles: [{ value: 'active', count: 40 }],
    in_stock_count: 31,
    rohs_count: 44,
    attributes: [
      {
        key: 'resistance',
        name: 'Resistance',
        unit: 'Ω',
        min: 10,
        max: 10_000,
        values: [{ value: '10 kΩ', display_value: '10 kΩ', number: 10_000, count: 12 }],
        is_capped: false,
      },
    ],
    manufacturers: [{ id: 1, name: 'Brand 1', count: 9 }],
    categories: [{ id: 111, name: 'Chip Resistors', count: 23 }],
    capped_facets: {
      manufacturers: false,
      categories: false,
      packagings: true,
      lifecycles: false,
      in_stock: false,
      rohs: false,
    },
    counts_capped: true,
    sort_capped: false,
    sort_quantity: null,
  }
}

export const makeCartLine = (cart_id: number, changes: Partial<CartLine> = {}): CartLine => ({
  cart_id,
  goods: makeGoods(cart_id),
  cart_num: 100,
  customer_part_no: '',
  selected: true,
  price: '0.01000',
  amount: '1.00',
  refusal: null,
  ...changes,
})

const makeSavedLine = (saved_id: number): SavedLine => {
  const { goods, cart_num, customer_part_no, price, amount, refusal } = makeCartLine(saved_id)
  return { saved_id, goods, cart_num, customer_part_no, price, amount, refusal }
}

export const sharedCart: SharedCart = {
  created_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-12-22T10:00:00.000Z',
  list: [makeSavedLine(1)],
  subtotal: '1.00',
}

export const cartKey = '0d9f6c1e-2b1c-4f57-9d3c-6a1f0e5b7c21'

export const makeCartData = (changes: Partial<CartData> = {}): CartData => ({
  cart_key: cartKey,
  list: [makeCartLine(1)],
  saved: [],
  count: 1,
  selected_count: 1,
  subtotal: '1.00',
  cart_token: null,
  ...changes,
})

export const profile: Profile = {
  member_id: '5e2a8b94-73d1-4c06-8f1e-b2d90c4a6e13',
  email: 'Ada@Example.com',
  contact_name: 'Ada',
  telephone: '+1 555 0100',
  job_title: '',
  company_name: 'Analytical Engines',
  country: 'GB',
  city: 'London',
  state: '',
  address: '1 Dorset Street',
}

export const siteConfig: SiteConfig = {
  logo_head: '/logo.svg',
  logo_foot: '',
  logo_admin: '',
  website_home: '',
  website_admin: '',
  contact_tel: '+1 555 0100',
  contact_email: 'sales@example.com',
  contact_whatsApp: '',
  contact_skype: '',
  contact_weChat_img: '',
  socialize_facebook: 'https://facebook.example/partgate',
  socialize_twitter: 'javascript:alert(1)',
  socialize_instagram: '',
  socialize_linkedin: '',
  socialize_youtube: '',
  trustpilot_template_id: '',
  trustpilot_businessunit_id: '',
  company_address: '',
  company_name: 'Partgate',
  company_desc: 'Sells parts.',
  google_measurement_id: 'G-ABCDEF1234',
  google_tagmanager_id: '"><script>',
  seo: { title: 'Partgate', keyword: 'parts', description: 'Parts.' },
}

export const page: Data<typeof contract.site.page> = {
  id: 'refund',
  title: 'Refunds',
  lang: 'jp',
  sections: [{ heading: 'When', paragraphs: ['Within 30 days.', 'With the receipt.'] }],
  updated_at: '2026-11-02T09:00:00Z',
}

export const news: NewsRow[] = ['date-codes', 'minimums', 'packaging'].map((slug, index) => ({
  id: index + 1,
  slug,
  title: `Title of ${slug}`,
  lang: 'en',
  summary: 'In short.',
  published_at: '2026-11-12T09:00:00Z',
  tags: [{ id: 1, name: 'Guide' }],
}))

export const statistics: Data<typeof contract.catalogue.categoryStat> = {
  part_count: 40,
  goods_count: 45,
  in_stock_count: 30,
  category_count: 4,
  manufacturer_count: 5,
}
