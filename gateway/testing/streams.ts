import { expect } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { globalId } from '../src/graphql/ids.ts'
import type { GatewayOptions } from '../src/gateway.ts'
import { readEvents } from './event-stream.ts'
import { openGateway } from './harness.ts'
import { createManualTiming } from './manual-timing.ts'
import { rfqRow } from './order-responses.ts'
import { orderNumber } from './order-data.ts'

const { orders } = contract
export const accept = 'text/event-stream'
export const person = { accept, authorization: 'Bearer abc' }
export const guest = { accept, 'order-token': 'guest-order-secret-1' }
export const watchOrder = `subscription { orderStatus(orderId: "${globalId('Order', orderNumber)}") { status paymentState } }`
export const watchRfq = `subscription {
  rfqStatus(rfqId: "${globalId('Rfq', rfqRow.rfq_no)}") { status detail { parts { product { slug } } } }
}`

export const update = (status: string, paymentState = 'NONE') => ({
  type: 'next',
  data: { data: { orderStatus: { status, paymentState } } },
})
export const complete = { type: 'complete', data: null }
export const refused = (code: string) => [
  { type: 'next', data: { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })] } },
  complete,
]

export const openStreams = async (options: Partial<GatewayOptions> = {}) => {
  const clock = createManualTiming()
  const stopping = new AbortController()
  const gateway = await openGateway({ ...options, liveTiming: clock.timing, stopping: stopping.signal })
  const listen = async (headers: Record<string, string>, query = watchOrder) =>
    readEvents(await gateway.post({ query, headers }))
  const countReads = () => gateway.shop.countOf(orders.detail)
  return { ...gateway, clock, stopping, listen, countReads }
}
