import { describe, expect, test } from 'vitest'
import { chooseGoods } from './choose-goods.ts'
import type { Hit } from './match-store.ts'

const hit = (changes: Partial<Hit>): Hit => ({
  goods_id: 10,
  part_id: 1,
  norm: 'LM358DR',
  named_goods_id: null,
  popularity: 5,
  is_default: true,
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
  stock: 100,
  break_quantities: [],
  break_prices: [],
  ...changes,
})
const row = (part_number: string, qty: number | null = 100, manufacturer = '') => ({ part_number, qty, manufacturer })
const chosen = (...given: Parameters<typeof chooseGoods>) => {
  const match = chooseGoods(...given)
  return [match.match, 'hit' in match ? match.hit.goods_id : null]
}

test('no hits match nothing', () => expect(chosen(row('LM358DR'), [])).toEqual(['none', null]))

test('the same number is exact, another form of it is not', () => {
  expect(chosen(row('LM358DR'), [hit({})])).toEqual(['exact', 10])
  expect(chosen(row('LM-358-DR'), [hit({})])).toEqual(['normalised', 10])
})

test('an exact number wins over a similar one, however popular', () => {
  const alike = hit({ goods_id: 20, part_id: 2, mpn: 'LM-358DR', order_code: 'LM-358DR', popularity: 99 })
  expect(chosen(row('LM358DR'), [alike, hit({})])).toEqual(['exact', 10])
})

describe('of two manufacturers with one number', () => {
  const other = hit({ goods_id: 20, part_id: 2, manufacturer: 'Onsemi', popularity: 99 })
  test.for([
    ['', 20],
    ['Texas Instruments', 10],
    ['TEXAS-INSTRUMENTS', 10],
    ['Texas', 10],
    ['ON Semi', 20],
    ['Murata', 20],
  ] as const)('the one of the list, here "%s", else the more popular', ([manufacturerName, goods]) =>
    expect(chosen(row('LM358DR', 100, manufacturerName), [hit({}), other])).toEqual(['exact', goods]),
  )
})

describe('of two packagings with one order code', () => {
  const reel = hit({ goods_id: 11, is_default: false, minimum: 5_000, multiple: 5_000 })
  test.for([
    [10, 10],
    [5_000, 11],
    [15_000, 11],
    [5_010, 10],
    [7, 10],
    [null, 10],
  ] as const)('%s pieces take goods %i', ([qty, goods]) =>
    expect(chosen(row('LM358DR', qty), [hit({}), reel])).toEqual(['exact', goods]),
  )
})

test('an order code of its own selects that packaging, for any quantity and in any form', () => {
  const reel = { goods_id: 11, order_code: 'LM358DR-R', is_default: false, named_goods_id: 11, multiple: 5_000 }
  const hits = [hit({ named_goods_id: 11 }), hit(reel)]
  expect(chosen(row('LM358DR-R', 10), hits)).toEqual(['exact', 11])
  expect(chosen(row('lm358drr', 10), hits)).toEqual(['normalised', 11])
})
