import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { sampleOrder } from '#testing/sample-order.ts'
import { OrderAddresses } from './order-addresses-client.tsx'

test('shows the shipping and the billing address each under its own heading', async () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={await loadMessages('en')}>
      <OrderAddresses order={sampleOrder()} />
    </NextIntlClientProvider>,
  )
  const sections = html.split('</section>').map((section) => section.replaceAll(/<[^>]+>/g, ' '))
  expect(sections).toHaveLength(3)
  const [shipping, billing] = sections
  expect(shipping).toMatch(/Shipping address.*Japan.*千代田区.*北京示例电子有限公司.*田中 太郎.*\+81 3-5555-0123/s)
  expect(shipping).not.toContain('Keller')
  expect(billing).toMatch(
    /Billing address.*Ada Keller.*Keller Messtechnik.*Invalidenstr\. 44.*Berlin.*Germany.*\+49 30 5550 0123/s,
  )
  expect(billing).not.toMatch(/田中|千代田区|\+81/)
})
