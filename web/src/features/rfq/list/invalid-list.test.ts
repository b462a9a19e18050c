import { expect, test, vi } from 'vitest'
import { maxItems, parseList, writeList } from './rfq-list.ts'

const names = [
  'goods_id',
  'part_number',
  'manufacturer',
  'package',
  'date_code',
  'qty',
  'target_price',
  'goods_page_url',
  'icons',
  'row_id',
  'qty_typed',
  'target_price_typed',
] as const
const whole = {
  goods_id: 'g1',
  part_number: 'LM358DR',
  manufacturer: 'Texas Instruments',
  package: 'SOIC-8',
  date_code: '2531+',
  qty: 25,
  target_price: '0.08240',
  goods_page_url: 'lm358dr',
  icons: 'amplifier',
}
const poisons: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  [],
  ['x'],
  {},
  { toString: 'x' },
  { length: 1e9 },
  '',
  'a'.repeat(1_000_000),
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '../../exit',
  '//evil.example',
  '\u202egnp',
  '\ud800',
  '__proto__',
  '1e400',
  '١٢',
]

test.each(names)('with any stored %s, an item is left out or has the right shape and a bounded size', (name) => {
  for (const poison of poisons)
    for (const item of parseList(JSON.stringify([{ ...whole, [name]: poison }]))) {
      const { quantity, ...texts } = item
      expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true)
      for (const text of Object.values(texts)) {
        expect(text).toBeTypeOf('string')
        expect(text.length).toBeLessThanOrEqual(2_000)
      }
      expect(item.slug).toMatch(item.productId ? /^[a-z0-9-]{1,200}$/ : /^[a-z0-9-]{0,200}$/)
      expect(item.targetPrice).toMatch(/^[\d.]*$/)
      expect(parseList(writeList([item]))).toEqual([item])
    }
})

test('takes the first 200 of 100,000 items', () => {
  const items = Array.from({ length: 100_000 }, (_, at) => ({ ...whole, goods_id: `g${at}` }))
  const taken = parseList(JSON.stringify(items))
  expect(taken).toHaveLength(maxItems)
  expect(taken.at(-1)?.productId).toBe(`g${maxItems - 1}`)
})

test('ignores prototype keys in the list', () => {
  const stored = `[{"__proto__":{"planted":1},"constructor":{"prototype":{"planted":1}},${JSON.stringify(whole).slice(1)}]`
  expect(parseList(stored)).toHaveLength(1)
  expect({}).not.toHaveProperty('planted')
})

test.each(['{', '[[[[', '[1,2', '"', '\u0000', '['.repeat(200_000), '{"length":3}', '"<b>"', 'true', '9e999'])(
  'a list that begins %#. in nonsense is none',
  (stored) => {
    expect(parseList(stored)).toEqual([])
  },
)

test('forbidden storage is empty and breaks nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  const { rfqList } = await import('./rfq-list-store.ts')
  expect(rfqList.read()).toEqual([])
})
