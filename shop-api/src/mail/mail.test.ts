import { locales } from '@partgate/schema/locales.ts'
import { findEnglishWords } from '@partgate/schema/testing/english-words.ts'
import { describe, expect, test } from 'vitest'
import { mailKinds, type MailTable } from './mail-content.ts'
import { composeMail } from './template.ts'
import { toHeaderText } from './write-mail-content.ts'

const link = 'http://shop.test/myaccount/order-status-history/PG-7K3M9-X2Q4T'
const values = {
  link,
  hours: 1,
  orderNo: 'PG-7K3M9-X2Q4T',
  serialNo: '202611210012',
  payBefore: '2026-11-22 09:05 UTC',
  rfqNo: 'RFQ-1',
  carrier: 'DHL',
  shippingNumber: '00340434161094027318',
}
const table = (freight: string | null): MailTable => ({
  rows: [
    { name: 'RC0603FR-0710KL, Yageo', customerPartNo: '4711-B', quantity: 5_000, amount: '47.75' },
    { name: 'LM358DR, Texas Instruments', customerPartNo: '', quantity: 10, amount: '0.38' },
  ],
  totals: [
    { label: 'subtotal', amount: '48.13' },
    { label: 'freight', amount: freight },
    { label: 'total', amount: freight && '88.13' },
  ],
})

describe.each(locales)('in $code', ({ code, tag, dir }) => {
  test.for(mailKinds)('%s is complete, with a subject of one line and its link in both forms', (kind) => {
    const { subject, text, html } = composeMail(kind, code, values, table('40.00'))
    expect(subject).toMatch(/^\P{Cc}{5,}$/u)
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{|shop\.mail|undefined/)
    expect(text).toContain(`\n\n${link}\n\n`)
    expect(html).toContain(`<a href="${link}"`)
    expect(html).toContain(`<html lang="${tag}" dir="${dir}">`)
  })
})

const partAndCompanyNames = /RC0603FR-0710KL, Yageo|LM358DR, Texas Instruments|\n[^\n]*Springfield[^\n]*/g

test.each(locales.filter(({ code }) => code !== 'en'))('mails in $code have no English word', ({ code }) => {
  const found = mailKinds.flatMap((kind) =>
    ['40.00', null].flatMap((freight) => {
      const { subject, text } = composeMail(kind, code, values, table(freight))
      const own = `${subject}\n${text}`.replaceAll(partAndCompanyNames, '')
      return findEnglishWords(own, code).map((word) => `${kind}: ${word}`)
    }),
  )
  expect(found).toEqual([])
})

describe('an order in a mail', () => {
  test('has the shop’s amounts, to the cent, in both forms', () => {
    const { text, html } = composeMail('orderPlaced', 'en', values, table('40.00'))
    expect(text).toContain(
      '5,000 × RC0603FR-0710KL, Yageo\n    Your part no.: 4711-B\n    USD\u00A047.75\n10 × LM358DR, Texas Instruments\n    USD\u00A00.38\n',
    )
    expect(text).toContain('Subtotal: USD\u00A048.13\nFreight: USD\u00A040.00\nTotal: USD\u00A088.13\n')
    for (const amount of ['47.75', '0.38', '48.13', '40.00', '88.13'])
      expect(html).toContain(`>USD\u00A0${amount}</bdi>`)
    expect(html).toContain('Your part no.: <bdi dir="ltr">4711-B</bdi>')
    expect(html.match(/Your part no\./g)).toHaveLength(1)
    expect(text).toContain('Order number: PG-7K3M9-X2Q4T')
  })

  test('names amounts that sales has to confirm, and does not ask for payment before', () => {
    const { text, html } = composeMail('orderPlaced', 'en', values, table(null))
    expect(text).toContain('Freight: to be confirmed by sales\nTotal: to be confirmed by sales')
    expect(html).toContain('>to be confirmed by sales</td>')
    expect(text).toContain('exceeds our standard freight rates')
    expect(composeMail('orderPlaced', 'en', values, table('40.00')).text).not.toContain(
      'exceeds our standard freight rates',
    )
  })

  test.each([
    ['de', '5.000'],
    ['fr', '5\u202f000'],
    ['es', '5000'],
    ['zh', '5,000'],
  ] as const)('in %s has its quantities as %s', (code, quantity) => {
    const { text, html } = composeMail('orderPlaced', code, values, table('40.00'))
    expect(text).toContain(`\n${quantity} × RC0603FR-0710KL, Yageo\n`)
    expect(html).toContain(`>${quantity}</`)
  })

  test.each([
    ['de', '1.040,00\u00A0USD'],
    ['es', '1.040,00\u00A0USD'],
    ['jp', 'USD\u00A01,040.00'],
  ] as const)('in %s writes amounts as the language does: %s', (code, amount) => {
    const { text, html } = composeMail('orderPlaced', code, values, table('1040.00'))
    expect(text).toContain(amount)
    expect(html).toContain(`>${amount}</bdi>`)
  })

  test('is confirmed by sales after the payment, and then prepared', () => {
    const [paid, confirmed] = (['orderPaid', 'orderConfirmed'] as const).map((kind) => composeMail(kind, 'en', values))
    expect(paid?.text).toContain('Our sales team now confirms your order')
    expect(paid?.text).not.toContain('preparing')
    expect(confirmed?.text).toContain('We are preparing your parts')
  })

  test('is refunded by PayPal before the mail, and by sales after it', () => {
    expect(composeMail('orderRefunded', 'en', values).text).toContain('We have refunded your payment')
    expect(composeMail('orderTransferRefund', 'en', values).text).toContain('We are sending your payment')
  })

  test('omits unknown values', () => {
    const { text } = composeMail('orderPaid', 'en', { ...values, carrier: '', shippingNumber: '' })
    expect(text).not.toContain('Carrier')
  })

  test('in Arabic keeps numbers and part numbers from left to right', () => {
    const { subject, text, html } = composeMail('orderShipped', 'ar', values, table('40.00'))
    expect(subject).toContain('\u2066PG-7K3M9-X2Q4T\u2069')
    expect(text).toContain('\u206600340434161094027318\u2069')
    expect(text).toContain('\u206688.13\u00A0USD\u2069')
    expect(text).toContain(': \u20664711-B\u2069')
    expect(html).toContain('<bdi dir="ltr">RC0603FR-0710KL, Yageo</bdi>')
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>88\.13\u00A0USD<\/bdi>/)
  })
})

test('a stranger’s text in a mail is never markup or another header', () => {
  const bad = '"><img src=x onerror=alert(1)>\r\nBcc: everyone@example.com'
  const order = { ...values, link: `${link}?x="><script>`, orderNo: bad }
  const { subject, html } = composeMail('orderPlaced', 'en', order, {
    rows: [{ name: bad, customerPartNo: bad, quantity: 1, amount: '1.00' }],
    totals: [],
  })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
})

test('a header never gets a second line', () => {
  expect(toHeaderText('Hello\r\nBcc: everyone@example.com\u2028x\0')).toBe('Hello Bcc: everyone@example.com x')
})
