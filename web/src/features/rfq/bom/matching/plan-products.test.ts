import { expect, test } from 'vitest'
import type { BomLine, BomList } from '../bom-list.ts'
import { takeLines } from '../edit-list.ts'
import { emptyList, newLine } from '../new-lines.ts'
import { type BomMatch, planLine } from '../plan-line.ts'
import { planProducts, toPriceKey } from './plan-products.ts'
import { sampleMatch } from '#testing/bom-match.ts'

const toLine = (lineId: string, change: Partial<BomLine> = {}) =>
  newLine({ lineId, partNumber: 'PART-1', quantity: '100', quantityStatus: 'READ', ...change })

type Given = { lines: BomLine[]; match?: BomMatch; price?: NonNullable<BomMatch['price']> | null | undefined }
const plan = ({ lines, match = sampleMatch({ product: { stock: 136 } }), price }: Given, waitingId = '') => {
  const list: BomList = { ...emptyList(), lines }
  const matches = new Map(lines.map(({ lineId }) => [lineId, match]))
  const known = lines.filter(({ lineId }) => lineId !== waitingId)
  const plans = new Map(known.map((line) => [line.lineId, planLine(line, match, list)]))
  const key = toPriceKey({ productId: 'p1', quantity: 200 })
  return planProducts(list, { matches, plans }, new Map(price === undefined ? [] : [[key, price]]))
}
const priceOf200 = sampleMatch({
  price: { quantity: 200, orderableQuantity: 200, availableQuantity: 136, availableExtendedPrice: { amount: '68.00' } },
}).price

test('two lines of a product share its stock: the first has the order, and both are short', () => {
  const { plans, missing } = plan({ lines: [toLine('a'), toLine('b')], price: priceOf200 })
  expect(missing).toEqual([])
  expect(plans.get('a')).toMatchObject({ kind: 'ready', needed: 100, ordered: 136, why: 'stock', neededByAll: 200 })
  expect(plans.get('b')).toEqual({ kind: 'included', needed: 100, why: 'stock', leaderId: 'a', leaderNumber: 1 })
})

test('lines that were put into the cart together keep their plan, also where another line of the product is selected', () => {
  const lines = [toLine('a'), toLine('b')]
  const selected = plan({ lines, price: priceOf200 })
  const taken = takeLines({ ...emptyList(), lines }, new Set(['a', 'b'])).lines
  const { plans } = plan({ lines: [...taken, toLine('c')], price: priceOf200 })
  expect([plans.get('a'), plans.get('b')]).toEqual([selected.plans.get('a'), selected.plans.get('b')])
  expect(plans.get('c')).toMatchObject({ kind: 'ready', needed: 100, lineCount: 1 })
})

test('lines of an earlier order keep their plan where one of them is selected again, and where it is taken again', () => {
  const first = takeLines({ ...emptyList(), lines: [toLine('a'), toLine('b')] }, new Set(['a', 'b']))
  const taken = plan({ lines: [...first.lines], price: priceOf200 }).plans
  for (const id of ['a', 'b']) {
    const again = first.lines.map((line) => (line.lineId === id ? { ...line, isSelected: true } : line))
    const other = id === 'a' ? 'b' : 'a'
    for (const list of [{ ...first, lines: again }, takeLines({ ...first, lines: again }, new Set([id]))]) {
      const { plans } = plan({ lines: [...list.lines], price: priceOf200 })
      expect(plans.get(other)).toEqual(taken.get(other))
      expect(plans.get(id)).toMatchObject({ kind: 'ready', needed: 100, lineCount: 1 })
    }
  }
})

test('until the price of the sum is known, the lines wait for it', () => {
  const { plans, missing } = plan({ lines: [toLine('a'), toLine('b')] })
  expect(missing).toEqual([{ productId: 'p1', quantity: 200 }])
  expect([...plans]).toEqual([])
})

test('the price of the sum is not requested while one of the lines waits for its own', () => {
  const { plans, missing } = plan({ lines: [toLine('a'), toLine('b')] }, 'b')
  expect([missing, [...plans]]).toEqual([[], []])
})

test.each<[string, Partial<BomLine>]>([
  ['is not selected', { isSelected: false }],
  ['is not fitted', { kind: 'NOT_FITTED' }],
  ['has no quantity', { quantity: '' }],
])('a line that %s shares nothing', (_, change) => {
  const { plans, missing } = plan({ lines: [toLine('a'), toLine('b', change)] })
  expect(missing).toEqual([])
  expect(plans.get('a')).toMatchObject({ kind: 'ready', ordered: 100, lineCount: 1 })
})

test('a product whose stock is below its minimum is sold out for all of its lines', () => {
  const price = sampleMatch({ price: { availableQuantity: 0 } }).price
  expect([...plan({ lines: [toLine('a'), toLine('b')], price }).plans.values()]).toEqual([
    { kind: 'soldOut' },
    { kind: 'soldOut' },
  ])
})
