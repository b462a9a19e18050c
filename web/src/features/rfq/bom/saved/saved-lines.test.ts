import { describe, expect, test } from 'vitest'
import type { SavedRow_RowFragment } from '#graphql/generated/types.ts'
import type { BomLine } from '../bom-list.ts'
import { newLine } from '../new-lines.ts'
import { sampleMatch } from '#testing/bom-match.ts'
import { findSavedValues, toSavedLines } from './saved-lines.ts'

const money = (amount: string) => ({ amount })
const row = {
  numbers: [{ meaning: 'MANUFACTURER_PART_NUMBER', number: 'PART-1' }],
  productId: 'p1',
  isProductChosen: false,
  requiredQuantity: 100,
  product: { id: 'p1', partNumber: 'PART-1', stock: 50, lifecycleStatus: 'OBSOLETE' },
  price: { unitPrice: money('0.01005') },
  snapshot: { quantity: 100, unitPrice: money('0.00900'), stock: 400, lifecycleStatus: 'ACTIVE' },
} as SavedRow_RowFragment
const line = newLine({ lineId: 'l1', partNumber: 'PART-1' })

const saved = (changes: Partial<SavedRow_RowFragment> = {}) => toSavedLines([{ ...row, ...changes }], [line]).get('l1')
const noSavedValues = { partNumber: null, unitPrice: null, stock: null, lifecycle: null }

describe('the mark of a line', () => {
  test('has the values of the saved list that are others now', () => {
    expect(findSavedValues(line, sampleMatch(), saved())).toEqual({
      ...noSavedValues,
      unitPrice: '0.00900',
      stock: 400,
      lifecycle: 'ACTIVE',
    })
  })

  test('has no price for another quantity', () => {
    const match = sampleMatch({ price: { orderableQuantity: 200 } })
    expect(findSavedValues(line, match, saved())).toMatchObject({ unitPrice: null, stock: 400 })
  })

  test('has the part where another one matches now, or none', () => {
    const other = sampleMatch({ product: { id: 'p2', partNumber: 'PART-2' } })
    expect(findSavedValues(line, other, saved())).toEqual({ ...noSavedValues, partNumber: 'PART-1' })
    const none = sampleMatch({ match: { product: null, price: null } })
    expect(findSavedValues(line, none, saved({ product: null }))).toEqual({ ...noSavedValues, partNumber: 'PART-1' })
  })

  test.each<[string, Partial<BomLine>]>([
    ['the buyer has typed another number', { partNumber: 'PART-2' }],
    ['the buyer has chosen a part', { productId: 'p3' }],
  ])('is absent where %s', (_, changes) => {
    expect(findSavedValues({ ...line, ...changes }, sampleMatch({ product: { id: 'p3' } }), saved())).toBeNull()
  })

  test('is absent where nothing has changed, and for lines that were not saved', () => {
    const same = { stock: 50, lifecycleStatus: 'OBSOLETE' as const, quantity: 100, unitPrice: money('0.01005') }
    expect(findSavedValues(line, sampleMatch(), saved({ snapshot: same }))).toBeNull()
    expect(findSavedValues(line, sampleMatch(), undefined)).toBeNull()
    expect(findSavedValues(line, undefined, saved())).toBeNull()
  })
})

test('a row without a product has no mark', () => {
  expect(findSavedValues(line, sampleMatch(), saved({ productId: null, product: null }))).toBeNull()
})
