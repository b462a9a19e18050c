import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import type { OrderStatus, PaymentStatus } from '#graphql/generated/types.ts'
import { PaySteps } from './pay-steps.tsx'

const messages = await loadMessages('en')

type Order = NonNullable<Parameters<typeof PaySteps>[0]['order']>

const orderNumber = 'PG-7K3M9-X2Q4T'
const order = (status: OrderStatus, paymentStatus: PaymentStatus, changes: Partial<Order> = {}): Order => ({
  orderNumber,
  status,
  paymentStatus,
  canPay: status === 'UNPAID' && paymentStatus === 'NONE',
  total: { amount: '12.00', currency: 'USD' },
  ...changes,
})

const render = (page: 'payment' | 'done', shown: Order | null | undefined) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <PaySteps page={page} order={shown} />
    </NextIntlClientProvider>,
  )
  const names = html.split('<li').map((item) => /<span>(.*?)<\/span>/.exec(item)?.[1])
  expect(names.slice(1)).toEqual(['Cart', 'Address and freight', 'Payment', 'Done'])
  const current = html.split('<li').filter((item) => item.includes('aria-current="step"'))
  expect(current.length).toBeLessThan(2)
  return {
    current: current[0] ? /<span>(.*?)<\/span>/.exec(current[0])?.[1] : null,
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  }
}

describe('the steps of an order', () => {
  test.for([
    ['UNPAID', 'NONE', 'Payment'],
    ['UNPAID', 'PENDING', 'Payment'],
    ['UNPAID', 'HELD', 'Payment'],
    ['CONFIRMING', 'DECLARED', 'Done'],
    ['CONFIRMING', 'PAID', 'Done'],
    ['SHIPPED', 'PAID', 'Done'],
    ['CANCELED', 'NONE', null],
    ['CANCELED', 'REFUND_DUE', null],
    ['REFUNDED', 'REFUNDED', null],
  ] as const)('%s, %s: the current one is %s', ([status, paymentStatus, current]) => {
    for (const page of ['payment', 'done'] as const)
      expect(render(page, order(status, paymentStatus)).current).toBe(current)
  })

  test('while the freight is open, none is current, because the buyer cannot pay yet', () => {
    for (const page of ['payment', 'done'] as const)
      expect(render(page, order('UNPAID', 'NONE', { canPay: false, total: null }))).toEqual({
        current: null,
        links: [],
      })
  })

  test('are those of the page until the order is loaded, and none where there is no order', () => {
    expect(render('payment', undefined).current).toBe('Payment')
    expect(render('done', undefined).current).toBe('Done')
    expect(render('done', null).current).toBeNull()
  })

  test('lead back to the payment of an unpaid order only', () => {
    expect(render('done', order('UNPAID', 'NONE')).links).toEqual([`/pay/payment?order_no=${orderNumber}`])
    expect(render('payment', order('UNPAID', 'NONE')).links).toEqual([])
    expect(render('done', order('CONFIRMING', 'PAID')).links).toEqual([])
    expect(render('done', order('CANCELED', 'NONE')).links).toEqual([])
  })
})
