import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const { path, data } = contract.payments.paypalToken
const requestToken = () => client.call('GET', path)
const readToken = async () => data.parse((await requestToken()).data)

it('a failure of PayPal ends with the next request; then one token serves all buyers for a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  client.simulator.faults.add({ call: 'client_token', fault: 'http_500' })
  expect((await requestToken()).code).toBe(codes.paymentUnavailable)

  const [first, ...others] = await Promise.all([readToken(), readToken(), readToken()])
  for (const other of others) expect(other.client_token).toBe(first?.client_token)
  expect(first?.client_id).toBe(client.simulator.settings.clientId)
  vi.advanceTimersByTime(59_000)
  const later = await readToken()
  expect(later.client_token).toBe(first?.client_token)
  expect((first?.expires_in ?? 0) - later.expires_in).toBe(59)
  vi.advanceTimersByTime(2_000)
  expect((await readToken()).client_token).not.toBe(first?.client_token)
})
