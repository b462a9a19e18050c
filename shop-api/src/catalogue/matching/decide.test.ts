import { expect, it, test } from 'vitest'
import type { GoodsRow } from '../products/goods.ts'
import { buildColumnNames } from '../query-parser/manufacturer-names.ts'
import { decide, decideProvisionally, type Found } from './decide.ts'
import type { ValuePart } from './match-store.ts'
import type { ValueBook } from './value-query.ts'

const [wanted, other] = [1, 2]
const names = buildColumnNames([
  { id: wanted, name: 'Yageo', slug: 'yageo' },
  { id: other, name: 'Vishay', slug: 'vishay' },
])
const values = { listParameters: () => [] }
const book = { categoryIds: new Map() } as unknown as ValueBook

const createPart = (id: number, manufacturerId: number) => ({ id, manufacturer_id: manufacturerId }) as ValuePart
const row = {
  partNumbers: [],
  internalNumbers: [],
  manufacturer: 'Yageo',
  quantity: null,
  designators: 'R1',
  value: '10k',
  package: '0603',
}
const found = {
  facts: {
    row: { ...row, description: '' },
    kind: null,
    kinds: [],
    rowPackage: null,
    family: '',
    value: null,
    queries: [],
  },
  byNumber: null,
  bases: [],
  misspelt: [],
  values: [createPart(11, wanted), createPart(12, wanted), createPart(21, other)],
  isVerified: true,
} as unknown as Found

const toGoods = (...ids: number[]) => {
  const goods = (id: number) => ({
    goods_id: id * 10,
    part_id: id,
    manufacturer_id: id > 20 ? other : wanted,
    manufacturer: id > 20 ? 'Vishay' : 'Yageo',
    value_ids: '',
    stock: 0,
    minimum: 1,
    multiple: 1,
    price_breaks: [],
  })
  return new Map(ids.map((id) => [id, [goods(id)] as unknown as GoodsRow[]]))
}

const matchWith = (...ids: number[]) => {
  const provisional = decideProvisionally(found, names, book)
  const { verdict, goods, candidates } = decide(found, provisional, toGoods(...ids), { names, values, book })
  return [verdict, goods?.part_id ?? null, candidates.map((each) => each.goods.part_id)]
}

it.each<[string, number[], unknown[]]>([
  ['the most likely part, although it is out of stock', [11, 12, 21], ['equivalent', 11, [12, 21]]],
  ['the next part of that manufacturer', [12, 21], ['equivalent', 12, [21]]],
  ['no part, but that of another manufacturer is a candidate', [21], ['suggestion', null, [21]]],
  ['nothing', [], ['nothing', null, []]],
])('a row by value with a manufacturer is matched with %s', (_, ids, expected) => {
  expect(matchWith(...ids)).toEqual(expected)
})

it('a similar number with another value, or of another series without the value of the row, is not suggested', () => {
  const [resistance, other] = [1, 2]
  const similar = (id: number, mpn: string, value: number, attribute = resistance) => ({
    ...createPart(id, wanted),
    norm: 'RC0603FR1K78',
    mpn,
    value,
    attribute,
    value_ids: [],
  })
  const facts = {
    ...found.facts,
    kind: { attribute: 'resistance' },
    value: { min: 1780, max: 1780, typed: '1.78k', ratings: [] },
  } as unknown as Found['facts']
  const misspelt = [
    similar(11, 'RC0603FR-1K18', 1180),
    similar(12, 'RC0603FR-1K79', 1780),
    similar(13, 'RC0608FR-1K78', 1780),
    similar(14, 'RC0608FR-1K78', 3, other),
  ] as unknown as Found['misspelt']
  const resistors = {
    categoryIds: new Map(),
    attributeIds: new Map([['resistance', resistance]]),
  } as unknown as ValueBook
  const { parts } = decideProvisionally({ ...found, facts, misspelt, values: [] }, names, resistors)
  expect(parts.map(({ id }) => id)).toEqual([12, 13])
})

const dip = { text: 'DIP-8', packages: ['DIP-8'] }
const [valued, valuedRow] = [
  { value: 1, attribute: 7 },
  { rowPackage: dip, kind: { attribute: 'resistance' }, value: { min: 1, max: 1, typed: '', ratings: [] } },
]
const rated = { min: 1, max: 1, typed: '', ratings: [{ key: 'voltage', typed: '10V', min: 10 }] }
test.for([
  ['another option', { mpn: 'ABC123N', norm: 'ABC123P' }, {}, false],
  ['another option, in the package of the row', { mpn: 'ABC123N', norm: 'ABC123P' }, { rowPackage: dip }, true],
  ['another option, but the value of the row', { mpn: 'ABC123N', norm: 'ABC123P', ...valued }, valuedRow, false],
  ['another series', { mpn: 'LM358N', norm: 'LN358N' }, {}, true],
  ['two letters exchanged', { mpn: 'ABC123NP', norm: 'ABC123PN' }, {}, true],
  ['another manufacturer than the row names', { mpn: 'LM358N', norm: 'LN358N', manufacturer_id: other }, {}, false],
  ['less than the rating of the row', { mpn: 'LM358N', norm: 'LN358N', value_ids: [5] }, { value: rated }, false],
  ['the rating of the row', { mpn: 'LM358N', norm: 'LN358N', value_ids: [6] }, { value: rated }, true],
] as const)('a part is meant by a number with one typing error, with %s: %s', ([, part, facts, expected]) => {
  const misspelt = [{ ...createPart(11, wanted), package: 'DIP-8', value: null, value_ids: [], ...part }]
  const ratings = new Map([
    ['voltage', [5, 10].map((value, at) => ({ id: 5 + at, key: 'voltage', value, display: '' }))],
  ])
  const each = {
    ...found,
    facts: { ...found.facts, mounting: null, ...facts },
    misspelt,
    values: [],
  } as unknown as Found
  const { parts } = decideProvisionally(each, names, {
    ...book,
    ratings,
    attributeIds: new Map([['resistance', 7]]),
  })
  expect(parts.length > 0).toBe(expected)
})
