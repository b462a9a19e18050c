import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { AddOrRequest } from './add-or-request.tsx'

const product = {
  id: 'p1',
  slug: 'ne555p',
  partNumber: 'NE555P',
  manufacturerName: 'Texas Instruments',
  package: 'DIP-8',
  dateCode: null,
  imageUrl: null,
  category: null,
  parameters: [],
  stock: 55_515,
  minimumOrderQuantity: 1,
  orderMultiple: 1,
  priceBreaks: [{ quantity: 1, unitPrice: { amount: '0.30000', currency: 'USD' as const } }],
}

const render = async (quantity: number | null, stock = product.stock) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={await loadMessages('en')}>
      <AddOrRequest product={{ ...product, stock }} quantity={quantity} />
    </NextIntlClientProvider>,
  )

test('a quantity beyond the stock is limited, which the row says, and the rest can be requested', async () => {
  const html = await render(250_000)
  expect(html).toContain('value="55,515"')
  expect(html).toContain('Limited by stock: 55,515 of 250,000')
  expect(html).toContain('&quot;quantity&quot;:194485')
  expect(html).toContain('Add the rest to RFQ list: NE555P')
})

test.each([null, 100, 55_515])('for %j, which the stock covers, nothing is left to request', async (quantity) => {
  expect(await render(quantity)).not.toMatch(/Limited|data-rfq/)
})

test('without stock, the whole quantity can be requested', async () => {
  expect(await render(250_000, 0)).toContain('&quot;quantity&quot;:250000')
})
