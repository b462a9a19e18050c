import { expect, test, vi } from 'vitest'
import type { ProductSheetQuery } from '#graphql/generated/types.ts'
import { siteCard } from '#seo/card/site-card.tsx'
import { productCard } from './product-card.tsx'

const product = {
  slug: 'kemet-c0402c104k4ractu',
  partNumber: 'C0402C104K4RACTU',
  manufacturerName: 'KEMET 半导体',
  package: '0402',
  category: { icon: 'capacitor' },
  parameters: [
    { key: 'capacitance', name: 'Capacitance', value: 1e-7, filterValue: '100 nF' },
    { key: 'esr', name: 'ESR', value: 0.01, filterValue: '10 mΩ' },
    { key: 'tolerance', name: 'Tolerance', value: 0.1, filterValue: '±10 %' },
  ],
} as unknown as NonNullable<ProductSheetQuery['product']>

const png = [0x89, 0x50, 0x4e, 0x47]

test.each([
  ['a part', () => productCard(product, 'shop.example')],
  ['the shop', () => siteCard('Partgate', 'Partgate distributes chips.', 'shop.example')],
])('the picture of %s is drawn without network access, in the size that previews require', async (_, draw) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const picture = Buffer.from(await (await draw()).arrayBuffer())
  expect([...picture.subarray(0, 4)]).toEqual(png)
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(fetched.mock.calls.filter(([url]) => /^https?:/.test(String(url)))).toEqual([])
})
