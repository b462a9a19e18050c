import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { orderNumber, makeOrder } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.payments
const id = toGlobalId('Order', orderNumber)
const guest = { 'order-token': 'guest-order-secret-1' }

const capture = `mutation {
  capturePayPalPayment(input: { orderId: "${id}", paypalOrderId: "5O190127TN364715T" }) {
    outcome order { status paymentStatus } errors { __typename code }
  }
}`

describe('a payment', () => {
  it('by a guest carries the order’s secret to the shop', async () => {
    const { shop, run } = await openGateway()
    const start = `mutation { startPayPalPayment(input: { orderId: "${id}" }) { approveUrl paypalOrderId errors { message } } }`
    const { data } = await run(start, { headers: guest })
    expect(data['startPayPalPayment']).toEqual({
      approveUrl: 'https://paypal.example/checkoutnow?token=5O190127TN364715T',
      paypalOrderId: '5O190127TN364715T',
      errors: [],
    })
    expect(shop.findLastRequest(endpoints.paypalCreateOrder)).toMatchObject({
      body: { order_no: orderNumber },
      headers: { 'order-token': 'guest-order-secret-1' },
    })
  })

  test.for([
    ['paid', 'PAID'],
    ['pending', 'PENDING'],
    ['declined', 'DECLINED'],
    ['held', 'HELD'],
  ] as const)('that ends as %s says so, with the order', async ([outcome, expected]) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.paypalCapture, () => ({ outcome, order: makeOrder({ payment_status: 'paid' }) }))
    const { data } = await run(capture, { headers: guest })
    expect(data['capturePayPalPayment']).toEqual({
      outcome: expected,
      order: { status: 'UNPAID', paymentStatus: 'PAID' },
      errors: [],
    })
  })

  test.for([
    [codes.paymentRefused, 'PAYMENT_REFUSED'],
    [codes.paymentUnavailable, 'PAYMENT_UNAVAILABLE'],
  ] as const)('refused with %i is %s', async ([refused, code]) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.paypalCapture, () => new Refusal(refused, 'No.'))
    const { data } = await run(capture, { headers: guest })
    expect(data['capturePayPalPayment']).toEqual({
      outcome: null,
      order: { status: 'UNPAID', paymentStatus: 'NONE' },
      errors: [{ __typename: 'PaymentError', code }],
    })
  })

  test.for([
    ['startPayPalPayment', `{ orderId: "${id}" }`, endpoints.paypalCreateOrder],
    ['capturePayPalPayment', `{ orderId: "${id}", paypalOrderId: "5O190127TN364715T" }`, endpoints.paypalCapture],
    ['declareBankTransfer', `{ orderId: "${id}" }`, endpoints.bankConfirm],
  ] as const)('%s while another payment is processed is refused at the order', async ([field, input, endpoint]) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoint, () => new Refusal(codes.paymentInProgress, 'Wait.'))
    const { data } = await run(`mutation { ${field}(input: ${input}) { errors { __typename code message path } } }`)
    expect(data[field]).toEqual({
      errors: [
        {
          __typename: 'OrderStatusError',
          code: 'PAYMENT_IN_PROGRESS',
          message: 'Wait.',
          path: ['input', 'orderId'],
        },
      ],
    })
  })

  it('leads nowhere but to the web', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.paypalCreateOrder, () => ({
      paypal_order_id: '5O190127TN364715T',
      approve_url: 'javascript:x()',
    }))
    const { data } = await run(`mutation { startPayPalPayment(input: { orderId: "${id}" }) { approveUrl } }`)
    expect(data['startPayPalPayment']).toEqual({ approveUrl: null })
  })

  it('for something that is no order is the caller’s mistake', async () => {
    const { shop, run } = await openGateway()
    const { errors } = await run(
      `mutation { declareBankTransfer(input: { orderId: "${toGlobalId('Product', 1)}" }) { order { id } } }`,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(shop.requests).toHaveLength(0)
  })
})
