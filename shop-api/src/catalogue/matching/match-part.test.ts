import { describe, expect, test } from 'vitest'
import { buildColumnNames } from '../query-parser/manufacturer-names.ts'
import type { Hit } from './match-store.ts'
import { matchPart } from './match-part.ts'

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
  params: [],
  packaging: 'cut_tape',
  package_quantity: 1,
  batch: '2531+',
  stock: 100_000,
  break_quantities: [10],
  break_prices: ['2000'],
  ...changes,
})
const names = buildColumnNames([
  { id: 3, slug: 'texas-instruments', name: 'Texas Instruments' },
  { id: 4, slug: 'onsemi', name: 'Onsemi' },
  { id: 5, slug: 'te-connectivity', name: 'TE Connectivity' },
  { id: 6, slug: 'murata', name: 'Murata' },
])
const match = (number: string, hits: Hit[], manufacturer = '', quantity: number | null = 100) => {
  const norms = [number.replaceAll(/[^a-z\d]/gi, '').toUpperCase()]
  const { kind, goods, candidates } = matchPart({ number, norms, manufacturer, quantity }, hits, names)
  return [kind, goods?.goods_id ?? null, candidates.map(({ reason, goods: { goods_id } }) => `${reason} ${goods_id}`)]
}

test('no hits match nothing', () => expect(match('LM358DR', [])).toEqual(['none', null, []]))

test.for([
  ['LM358DR', 'exact'],
  ['lm358dr', 'exact'],
  ['LM-358 DR', 'normalized'],
] as const)('%s is %s', ([number, kind]) => {
  expect(match(number, [hit({})])).toEqual([kind, 10, []])
})

test('a former number is an alias', () => {
  const former = hit({ mpn: 'NEW-1', order_code: 'NEW-1', alias_kind: 'former' })
  expect(match('LM358DR', [former])).toEqual(['alias', 10, []])
})

test('an exact number wins over a similar one, however popular', () => {
  const alike = hit({ goods_id: 20, part_id: 2, mpn: 'LM-358DR', order_code: 'LM-358DR', popularity: 99 })
  expect(match('LM358DR', [alike, hit({})])).toEqual(['exact', 10, ['same_number 20']])
})

describe('of two manufacturers with one number', () => {
  const other = hit({ goods_id: 20, part_id: 2, manufacturer_id: 4, manufacturer: 'Onsemi', popularity: 99 })
  test.for([
    ['Texas Instruments', 10],
    ['TEXAS-INSTRUMENTS', 10],
    ['texas-instruments', 10],
    ['TI', 10],
    ['Texas Instruments Inc.', 10],
    ['ON Semiconductor', 20],
    ['onsemi', 20],
  ] as const)('%s is the one of goods %i, and the other is a candidate', ([manufacturer, goods]) => {
    const rest = [`same_number ${goods === 10 ? 20 : 10}`]
    expect(match('LM358DR', [hit({}), other], manufacturer)).toEqual(['manufacturer_qualified', goods, rest])
  })

  test('none is chosen without a manufacturer; the more popular is the first candidate', () => {
    expect(match('LM358DR', [hit({}), other])).toEqual(['ambiguous', null, ['same_number 20', 'same_number 10']])
  })

  test.for(['Murata', 'TE', 'TE Connectivity', 'Nobody'])('none is a part of %s', (manufacturer) => {
    expect(match('LM358DR', [hit({}), other], manufacturer)).toEqual([
      'none',
      null,
      ['same_number 20', 'same_number 10'],
    ])
  })
})

describe('of two packagings with one order code', () => {
  const reel = hit({ goods_id: 11, minimum: 5_000, multiple: 5_000, break_quantities: [5_000], break_prices: ['1000'] })
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
    expect(match('LM358DR', [reel, hit({})], '', quantity)).toEqual(['exact', goods, rest])
  })

  test.for<[string, Partial<Hit>]>([
    ['is out of stock', { stock: 0 }],
    ['has no price', { break_quantities: [], break_prices: [] }],
  ])('the one that %s comes last', ([, change]) => {
    expect(match('LM358DR', [{ ...reel, ...change }, hit({})], '', 5_000)).toEqual(['exact', 10, ['packaging 11']])
  })
})

test('an order code of its own selects that packaging, for any quantity and in any form', () => {
  const reel = { goods_id: 11, order_code: 'LM358DR-R', named_goods_id: 11, alias_kind: 'packaging', multiple: 5_000 }
  const hits = [hit({ named_goods_id: 11, alias_kind: 'packaging' }), hit(reel)]
  expect(match('LM358DR-R', hits, '', 10)).toEqual(['exact', 11, ['packaging 10']])
  expect(match('lm358drr', hits, '', 10)).toEqual(['normalized', 11, ['packaging 10']])
})
