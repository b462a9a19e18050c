import { createCatalogueIndexes } from '#db/catalogue-indexes.ts'
import type { Queryable } from '#db/database.ts'
import { formerNumber, onRequest, partNamed, smallParts, soldOut } from './small-parts.ts'

const toSlug = (code: string) =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const goods = smallParts.flatMap(({ id, mpn }) => {
  const stock = mpn === soldOut ? [0, 0] : [1_205, 20_000]
  const price_breaks =
    mpn === onRequest
      ? []
      : [
          [10, 1_870 + id],
          [100, 1_205],
          [1_000, 955],
        ]
  const shared = { part_id: id, batch: '2531+', price_breaks }
  return [
    {
      ...shared,
      id: id * 10,
      slug: toSlug(mpn),
      order_code: mpn,
      packaging: 'cut_tape',
      package_quantity: 1,
      minimum: 10,
      multiple: 10,
      is_default: true,
      stock: stock[0],
    },
    {
      ...shared,
      id: id * 10 + 1,
      slug: `${toSlug(mpn)}-reel`,
      order_code: `${mpn}-R`,
      packaging: 'reel',
      package_quantity: 5_000,
      minimum: 5_000,
      multiple: 5_000,
      is_default: false,
      stock: stock[1],
    },
  ]
})

const normalize = (text: string) => text.toUpperCase().replaceAll(/[-_ ./,+#()]/g, '')
const aliases = [
  { part_id: partNamed(formerNumber.mpn).id, goods_id: null, alias: formerNumber.alias, kind: 'former' },
  ...smallParts.map(({ id, mpn }) => ({ part_id: id, goods_id: id * 10 + 1, alias: `${mpn}-R`, kind: 'packaging' })),
].map((row) => ({ ...row, alias_norm: normalize(row.alias) }))

const manufacturers = [
  { id: 1, slug: 'yageo', name: 'Yageo', country: 'TW', part_count: 24 },
  { id: 2, slug: 'murata', name: 'Murata', country: 'JP', part_count: 24 },
  { id: 3, slug: 'texas-instruments', name: 'Texas Instruments', country: 'US', part_count: 12 },
]
const categories = [
  [1, null, 'passives', 0],
  [2, 1, 'resistors', 0],
  [3, 2, 'thick-film', 24],
  [4, 1, 'capacitors', 0],
  [5, 4, 'ceramic', 24],
  [6, null, 'semiconductors', 0],
  [7, 6, 'logic', 0],
  [8, 7, 'gates', 12],
].map(([id, parent_id, slug, part_count]) => ({ id, parent_id, slug, icon: 'chip', sort: id, part_count }))

const texts = [
  ...categories.map(({ id, slug }) => ({ kind: 'category', id, lang: 'en', body: { name: `The ${slug}` } })),
  { kind: 'category', id: 2, lang: 'de', body: { name: 'Widerstände' } },
  { kind: 'manufacturer', id: 2, lang: 'en', body: { description: 'Ceramics from Kyoto.' } },
  { kind: 'attribute', id: 1, lang: 'en', body: { name: 'Resistance' } },
  { kind: 'attribute', id: 1, lang: 'de', body: { name: 'Widerstand' } },
  { kind: 'attribute', id: 2, lang: 'en', body: { name: 'Tolerance' } },
  { kind: 'reason', id: 1, lang: 'en', body: { key: 'value', text: 'Another value' } },
  { kind: 'reason', id: 2, lang: 'en', body: { key: 'maker', text: 'Another maker' } },
  { kind: 'reason', id: 1, lang: 'de', body: { key: 'value', text: 'Anderer Wert' } },
  { kind: 'banner', id: 1, lang: 'en', body: { title: 'Welcome', text: 'To the shop.' } },
  { kind: 'banner', id: 1, lang: 'de', body: { title: 'Willkommen' } },
]
const values = [
  ...Map.groupBy(
    smallParts.flatMap(({ id, params }) => params.map((param) => ({ ...param, part: id }))),
    ({ key, display }) => `${key} ${display}`,
  ).values(),
].flatMap((same, index) => {
  const [first] = same
  return first ? [{ ...first, id: index + 1, parts: same.map(({ part }) => part) }] : []
})
const parts = smallParts.map((part) => ({
  ...part,
  lifecycle: 'active',
  value_ids: part.params.map(
    ({ key }) => values.find((value) => value.key === key && value.parts.includes(part.id))?.id,
  ),
}))

const attributes = ['resistance', 'tolerance', 'capacitance', 'dielectric', 'voltage', 'supply_voltage'].map(
  (key, index) => ({
    id: index + 1,
    key,
    unit: ['Ω', '%', 'F', null, 'V', 'V'][index],
    reading: ['exact', 'tolerance', 'exact', 'word', 'at_least', 'exact'][index],
    sort: index,
  }),
)

const rows: Record<string, readonly object[]> = {
  manufacturers,
  categories,
  manufacturer_categories: [
    { manufacturer_id: 1, category_id: 3, part_count: 24 },
    { manufacturer_id: 2, category_id: 5, part_count: 24 },
    { manufacturer_id: 3, category_id: 8, part_count: 12 },
  ],
  texts,
  attributes,
  attribute_values: values.map(({ id, key, value, display, parts }) => ({
    id,
    attribute_id: attributes.find((attribute) => attribute.key === key)?.id,
    num: value,
    txt: display,
    part_count: parts.length,
  })),
  goods,
  aliases,
  substitutes: [
    { part_id: 1, substitute_id: 2, reason: 'value', sort: 1 },
    { part_id: 1, substitute_id: 9, reason: 'maker', sort: 2 },
  ],
  floor_goods: [
    ...[10, 250, 490].map((goods_id, sort) => ({ floor: 'featured', goods_id, sort })),
    ...[20, 10].map((goods_id, sort) => ({ floor: 'hot_sale', goods_id, sort })),
  ],
  banners: [{ id: 1, link: '/category/resistors', icons: null, sort: 1 }],
}

export const fillSmallCatalogue = async (db: Queryable) => {
  for (const [table, list] of Object.entries(rows)) {
    const columns = Object.keys(list[0] ?? {}).join(', ')
    await db.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(list)],
    )
  }
  const columns = 'id, manufacturer_id, category_id, popularity, mpn, description, package, rohs, value_ids, lifecycle'
  await db.query(
    `insert into parts (${columns}, lead_time_weeks, weight_mg)
     select ${columns}, 12, 20 from json_populate_recordset(null::parts, $1)`,
    [JSON.stringify(parts)],
  )
  await createCatalogueIndexes(db)
  await db.exec('analyze')
}
