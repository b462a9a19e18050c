import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guestValues } from '#testing/checkout-values.ts'
import { unstoredTexts } from '#ui/browser/stored-text.ts'
import { attempts, sentText } from './browser-records.ts'
import { type OrderContent, toOrder } from '../checkout-values.ts'
import { usePlacing } from './use-placing-client.ts'

const shop = vi.hoisted(() => ({ placeOrder: vi.fn(), saveAddress: vi.fn() }))
vi.mock('#graphql/generated/hooks/orders.ts', () => ({
  usePlaceOrderMutation: () => [{}, shop.placeOrder],
  useSaveDeliveryAddressMutation: () => [{}, shop.saveAddress],
}))

const placedOtherwise = { data: { placeOrder: { errors: [{ code: 'IDEMPOTENCY_KEY_REUSED', message: '' }] } } }
const lost = {}
const order = { orderNumber: 'PG-7K3M9-X2Q4T', canPay: true }
const placed = { data: { placeOrder: { order, errors: [] } } }
/** A lost response is followed by two retries. */
const allLost = [lost, lost, lost]

const toContent = (city: string): OrderContent =>
  toOrder(
    { ...guestValues, shipping: { ...guestValues.shipping, city } },
    { isGuest: true },
    { previewHash: 'seen', carrier: 'DHL', paymentMethod: 'PAYPAL', lines: null },
  )
const [berlin, paris] = [toContent('Berlin'), toContent('Paris')]

type Placing = ReturnType<typeof usePlacing>

function Page({ onOpen }: { onOpen: (placing: Placing) => void }) {
  onOpen(usePlacing({ basketKey: 'cart', owner: null, onPlaced: () => {} }))
  return null
}

/** Without effects and without updates of the state, as in a page that is rendered once. */
const openPage = () => {
  let opened: Placing | undefined
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{}}>
      <Page onOpen={(placing) => (opened = placing)} />
    </NextIntlClientProvider>,
  )
  return opened!
}

const place = async (content: OrderContent, responses: object[], savesAddress = false) => {
  for (const response of responses) shop.placeOrder.mockResolvedValueOnce(response)
  const done = openPage().place(content, savesAddress)
  await vi.runAllTimersAsync()
  await done
}
const readSent = () => shop.placeOrder.mock.calls.map(([{ input }]) => input)
const readKeys = () => readSent().map(({ idempotencyKey }) => idempotencyKey)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  unstoredTexts.clear()
  shop.placeOrder.mockReset()
  shop.saveAddress.mockReset().mockResolvedValue({ data: { addAddress: { errors: [] } } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after the order of a closed tab was reported, another press is a new order', async () => {
  await place(berlin, allLost)
  sentText.write(null)
  await place(paris, [placedOtherwise])
  await place(paris, [placed])
  const [first, , , reported, last] = readKeys()
  expect(reported).toBe(first)
  expect(last).not.toBe(first)
})

test('an order that another tab has placed stays recorded', async () => {
  await place(berlin, allLost)
  sentText.write(null)
  const attempt = { kind: 'placed' as const, orderNumber: order.orderNumber, atMs: Date.now() }
  shop.placeOrder.mockImplementationOnce(async () => {
    attempts.write('cart', attempt)
    return placedOtherwise
  })
  await place(paris, [])
  expect(attempts.read('cart')).toEqual(attempt)
})

test('a retry sends the content whose response was lost last', async () => {
  await place(berlin, allLost)
  await place(paris, [placedOtherwise, ...allLost])
  expect(JSON.parse(sentText.read() ?? '{}').content).toEqual(berlin)
})

test('the address of the placed order is saved', async () => {
  await place(berlin, allLost, true)
  await place(paris, [placedOtherwise, placed], true)
  expect(shop.saveAddress.mock.calls).toEqual([[{ input: berlin.shippingAddress }]])
})
