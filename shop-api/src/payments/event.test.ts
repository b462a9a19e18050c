import { expect, it } from 'vitest'
import { readEvent } from './event.ts'

const event = (resource_type: string, resource: object, event_type = 'PAYMENT.CAPTURE.COMPLETED') =>
  readEvent(JSON.stringify({ id: 'WH-1', event_type, resource_type, resource, summary: 'x' }))

it('a capture names its order and itself', () => {
  const resource = { id: 'CAPTURE1', custom_id: 'PG-1', supplementary_data: { related_ids: { order_id: 'ORDER1' } } }
  expect(event('capture', resource)).toEqual({
    id: 'WH-1',
    kind: 'PAYMENT.CAPTURE.COMPLETED',
    isAboutMoney: true,
    names: { providerOrderId: 'ORDER1', captureId: 'CAPTURE1', orderNo: 'PG-1' },
  })
})

it('a refund names the capture above it', () => {
  const links = [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAPTURE1' }]
  expect(event('refund', { id: 'REFUND1', links })?.names.captureId).toBe('CAPTURE1')
})

it('an approved order names itself, and is not about money', () => {
  const read = event(
    'checkout-order',
    { id: 'ORDER1', purchase_units: [{ custom_id: 'PG-1' }] },
    'CHECKOUT.ORDER.APPROVED',
  )
  expect(read).toMatchObject({
    isAboutMoney: false,
    names: { providerOrderId: 'ORDER1', captureId: null, orderNo: 'PG-1' },
  })
})

it.for(['', 'null', '[]', '{}', '{"id":"","event_type":"X"}', '{"id":1,"event_type":"X"}'])('no event: %s', (text) => {
  expect(readEvent(text)).toBeNull()
})
