import { describe, expect, it } from 'vitest'
import { maxItems, parseList, writeList } from '../list/rfq-list.ts'
import { type PastPart, withPastParts } from './request-again.ts'

const part = (changes: Partial<PastPart> = {}): PastPart => ({
  partNumber: 'NE555P',
  manufacturerName: null,
  package: 'DIP-8',
  dateCode: '2531+',
  note: null,
  quantity: 100,
  targetPrice: null,
  customerPartNumber: null,
  product: null,
  ...changes,
})
const product = { id: 'P1', slug: 'ne555p', imageUrl: null, category: { id: 'C1', icon: 'dip' } }
const names = () => {
  let last = 0
  return () => `row-${++last}`
}

describe('requesting the parts again', () => {
  it('lists typed parts and products with their prices', () => {
    const parts = [
      part(),
      part({ product, targetPrice: { amount: '0.12000', currency: 'USD' }, customerPartNumber: '4711-B' }),
    ]
    const { items, added } = withPastParts([], parts, names()) ?? {}
    expect(added).toBe(2)
    expect(items).toMatchObject([
      {
        rowId: 'row-1',
        productId: '',
        partNumber: 'NE555P',
        manufacturerName: '',
        quantity: 100,
        targetPrice: '',
        slug: '',
      },
      {
        rowId: 'P1',
        productId: 'P1',
        targetPrice: '0.12000',
        slug: 'ne555p',
        picture: 'dip',
        customerPartNumber: '4711-B',
      },
    ])
  })

  it('lists no part twice', () => {
    const parts = [part(), part({ product })]
    const first = withPastParts([], parts, names())
    const others = [part({ quantity: 200 }), part({ note: '5 V' })]
    const again = withPastParts(first?.items ?? [], [...parts, ...others], names())
    expect(again?.added).toBe(2)
    expect(again?.items).toHaveLength(4)
  })

  it('lists the further quantities of a product as typed parts', () => {
    const parts = [part({ product }), part({ product, quantity: 500 })]
    const { items = [] } = withPastParts([], parts, names()) ?? {}
    const stored = parseList(writeList(items))
    expect(stored.map(({ rowId, productId, quantity }) => [rowId, productId, quantity])).toEqual([
      ['P1', 'P1', 100],
      ['row-2', '', 500],
    ])
    expect(withPastParts(stored, parts, names())).toMatchObject({ added: 0 })
    expect(withPastParts(stored.slice(0, 1), parts, names())).toMatchObject({ added: 1 })
  })

  it('changes nothing if the list would be too long', () => {
    const full = Array.from({ length: maxItems }, (_, at) => part({ partNumber: `PART-${at}` }))
    const { items = [] } = withPastParts([], full, names()) ?? {}
    expect(items).toHaveLength(maxItems)
    expect(withPastParts(items, [part()], names())).toBeNull()
    expect(withPastParts(items, full, names())).toMatchObject({ added: 0 })
  })
})
