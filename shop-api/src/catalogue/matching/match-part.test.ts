import { describe, expect, test } from 'vitest'
import { buildColumnNames } from '../query-parser/manufacturer-names.ts'
import { matchNumber } from './match-part.ts'
import type { Hit } from './match-store.ts'
import { listForms } from '../part-numbers/number-forms.ts'

const hit = (changes: Partial<Hit>): Hit => ({
  goods_id: 10,
  part_id: 1,
  norm: 'LM358DR',
  named_goods_id: null,
  alias_kind: null,
  popularity: 5,
  mpn: 'LM358DR',
  order_code: 'LM358DR',
  manufacturer: 'Texas Instruments',
  minimum: 10,
  multiple: 10,
  slug: 'lm358dr',
  manufacturer_id: 3,
  category_id: 8,
  package: 'SOIC-8',
  image_url: null,
  description: '',
  rohs: 'compliant',
  lifecycle: 'active',
  lead_time_weeks: 12,
  weight_mg: 20,
  datasheet_url: null,
  value_ids: '',
  packaging: 'cut_tape',
  package_quantity: 1,
  batch: '2531+',
  stock: 100_000,
  price_breaks: [[10, 2000]],
  ...changes,
})
const names = buildColumnNames([
  { id: 3, slug: 'texas-instruments', name: 'Texas Instruments' },
  { id: 4, slug: 'onsemi', name: 'onsemi' },
  { id: 5, slug: 'te-connectivity', name: 'TE Connectivity' },
  { id: 6, slug: 'murata', name: 'Murata' },
])
const match = (number: string, hits: Hit[], manufacturer = '', quantity: number | null = 100) => {
  const found = matchNumber(
    { number, forms: listForms(number), manufacturer, quantity, isFromText: false },
    hits,
    names,
  )
  if (!found) return null
  const { verdict, reason, goods, candidates } = found
  const rest = candidates.map((each) => `${each.reason} ${each.goods.goods_id}`)
  return [`${verdict} ${reason}`, goods?.goods_id ?? null, rest]
}

test('no hits match nothing', () => expect(match('LM358DR', [])).toBeNull())

test.for([
  ['LM358DR', 'exact same_number'],
  ['lm358dr', 'exact same_number'],
  ['LM-358 DR', 'exact separators'],
  ['595-LM358DR', 'exact distributor_number'],
  ['LM358DR-ND', 'exact distributor_number'],
  ['LM358D', 'equivalent packaging_suffix'],
  ['LM358DRG4', 'equivalent packaging_suffix'],
] as const)('%s is %s', ([number, expected]) => {
  expect(match(number, [hit({})])).toEqual([expected, 10, []])
})

test.for([
  ['SMAJ3.6A', 'SMAJ36A', null],
  ['576-SMAJ3.6A', 'SMAJ36A', null],
  ['SMAJ36A', 'SMAJ3.6A', ['suggestion separators', null, ['separators 10']]],
  ['SMAJ3-6A', 'SMAJ3.6A', ['exact separators', 10, []]],
  ['SMAJ3.6A', 'SMAJ-3.6A', ['exact separators', 10, []]],
  ['19.35161', '1935161', ['exact separators', 10, []]],
] as const)('%s for the part %s: a point is part of a number with letters', ([number, mpn, expected]) => {
  expect(match(number, [hit({ mpn, order_code: mpn, norm: mpn.replaceAll(/[-.]/g, '') })])).toEqual(expected)
})

test('a part whose number has a point more than the row is no rival', () => {
  const [whole, pointed] = ['SMCJ90CA', 'SMCJ9.0CA'].map((mpn, at) =>
    hit({ part_id: at + 1, goods_id: 10 * (at + 1), mpn, order_code: mpn, norm: 'SMCJ90CA' }),
  )
  expect(
    match(
      'SMCJ-90CA',
      [pointed, whole].flatMap((each) => each ?? []),
    ),
  ).toEqual(['exact separators', 10, []])
})

test('a former number is equivalent, and the digits of a spreadsheet are exact', () => {
  const former = hit({ mpn: 'NEW-1', order_code: 'NEW-1', alias_kind: 'former' })
  expect(match('LM358DR', [former])).toEqual(['equivalent former_number', 10, []])
  const numeric = { mpn: '0436500200', order_code: '0436500200' }
  expect(match('436500200', [hit({ ...numeric, norm: '436500200', alias_kind: 'numeric' })])?.[0]).toBe(
    'exact numeric_form',
  )
  expect(match('436500200', [hit({ ...numeric, norm: '0436500200' })])?.[0]).toBe('exact numeric_form')
})

test('a number in the text is a suggestion', () => {
  const query = { number: '', forms: listForms('', ['LM358DR']), manufacturer: '', quantity: 1, isFromText: true }
  expect(matchNumber(query, [hit({})], names)).toMatchObject({
    verdict: 'suggestion',
    reason: 'number_in_text',
    goods: null,
  })
})

test('an exact number wins over a similar one, however popular', () => {
  const alike = hit({ goods_id: 20, part_id: 2, mpn: 'LM-358DR', order_code: 'LM-358DR', popularity: 99 })
  expect(match('LM358DR', [alike, hit({})])).toEqual(['exact same_number', 10, ['separators 20']])
})

describe('of two manufacturers with one number', () => {
  const other = hit({ goods_id: 20, part_id: 2, manufacturer_id: 4, manufacturer: 'onsemi', popularity: 99 })
  test.for([
    ['Texas Instruments', 10],
    ['texas-instruments', 10],
    ['TI', 10],
    ['Texas Instruments Inc.', 10],
    ['德州仪器', 10],
    ['TI(德州仪器)', 10],
    ['National Semiconductor', 10],
    ['ON Semiconductor', 20],
    ['ON Semi', 20],
    ['onsemi / Fairchild', 20],
    ['安森美onsemi', 20],
  ] as const)('%s is the one of goods %i, and the other is a candidate', ([manufacturer, goods]) => {
    const rest = [`same_number ${goods === 10 ? 20 : 10}`]
    expect(match('LM358DR', [hit({}), other], manufacturer)).toEqual(['exact same_number', goods, rest])
  })

  test.for(['', 'N/A', 'any', 'Digi-Key'])(
    'none is chosen for the manufacturer %j; the more popular comes first',
    (none) => {
      const rest = ['same_number 20', 'same_number 10']
      expect(match('LM358DR', [hit({}), other], none)).toEqual(['several same_number', null, rest])
    },
  )

  test.for(['Murata', 'TE', 'TE Connectivity', 'Nobody'])('none is a part of %s', (manufacturer) => {
    const rest = ['same_number 20', 'same_number 10']
    expect(match('LM358DR', [hit({}), other], manufacturer)).toEqual(['other_manufacturer same_number', null, rest])
  })
})

describe('of two packagings with one order code', () => {
  const reel = hit({ goods_id: 11, minimum: 5_000, multiple: 5_000, price_breaks: [[5_000, 1000]] })
  test.for([
    [10, 10],
    [5_000, 11],
    [15_000, 11],
    [5_010, 10],
    [7, 10],
    [4_995, 11],
    [null, 10],
  ] as const)('%s pieces take goods %i', ([quantity, goods]) => {
    const rest = [`packaging ${goods === 10 ? 11 : 10}`]
    expect(match('LM358DR', [reel, hit({})], '', quantity)).toEqual(['exact same_number', goods, rest])
  })

  test.for<[string, Partial<Hit>]>([
    ['is out of stock', { stock: 0 }],
    ['has no price', { price_breaks: [] }],
  ])('the one that %s comes last', ([, change]) => {
    const matched = match('LM358DR', [{ ...reel, ...change }, hit({})], '', 5_000)
    expect(matched).toEqual(['exact same_number', 10, ['packaging 11']])
  })

  test.for([
    ['of which nothing can be ordered', 4_000],
    ['that is out of stock', 0],
  ] as const)('the one %s comes after one whose stock covers most of the quantity', ([, stock]) => {
    const matched = match('LM358DR', [{ ...reel, stock }, hit({ stock: 2_900 })], '', 3_000)
    expect(matched).toEqual(['exact same_number', 10, ['packaging 11']])
  })

  test('the cheaper one comes first where neither covers the quantity', () => {
    const matched = match('LM358DR', [{ ...reel, stock: 5_000 }, hit({ stock: 2_900 })], '', 6_000)
    expect(matched).toEqual(['exact same_number', 11, ['packaging 10']])
  })
})

test('an order code of its own selects that packaging, for any quantity and in any form', () => {
  const reel = { goods_id: 11, order_code: 'LM358DR-R', alias_kind: 'packaging', multiple: 5_000 }
  const named = { norm: 'LM358DRR', named_goods_id: 11 }
  const hits = [hit({ ...named, alias_kind: 'packaging' }), hit({ ...named, ...reel })]
  expect(match('LM358DR-R', hits, '', 10)).toEqual(['exact same_number', 11, ['packaging 10']])
  expect(match('lm358drr', hits, '', 10)).toEqual(['exact separators', 11, ['packaging 10']])
})

test.for([
  [10, 10],
  [5_000, 11],
] as const)(
  'the number of the part asks for no packaging, although cut tape has no other code: %s pieces take goods %i',
  ([quantity, goods]) => {
    const cheap: Partial<Hit> = { price_breaks: [[5_000, 1000]] }
    const reel = hit({ goods_id: 11, order_code: 'LM358DR-R', minimum: 5_000, multiple: 5_000, ...cheap })
    expect(match('LM358DR', [hit({}), reel], '', quantity)?.[1]).toBe(goods)
  },
)

test.for([
  ['Texas Instrumnts', 'exact same_number'],
  ['Texas Instrumennts', 'exact same_number'],
  ['Texas Intruments', 'exact same_number'],
  ['Texan Instruments', 'exact same_number'],
  ['Texas Instrumnets', 'exact same_number'],
  ['Taxan Instruments', 'other_manufacturer same_number'],
] as const)('a part of %s is %s', ([manufacturer, expected]) => {
  expect(match('LM358DR', [hit({})], manufacturer)?.[0]).toBe(expected)
})
