import { expect } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toGlobalId } from '../src/graphql/ids.ts'
import type { GatewayOptions } from '../src/gateway.ts'
import { readEvents } from './event-stream.ts'
import { openGateway } from './harness.ts'
import { createManualTiming } from './manual-timing.ts'
import { rfqRow } from './order-responses.ts'
import { orderNumber } from './order-data.ts'

const { orders } = contract
export const accept = 'text/event-stream'
export const memberHeaders = { accept, authorization: 'Bearer abc' }
export const guestHeaders = { accept, 'order-token': 'guest-order-secret-1' }
export const watchOrder = `subscription { orderStatus(orderId: "${toGlobalId('Order', orderNumber)}") { status paymentStatus } }`
export const watchRfq = `subscription {
  rfqStatus(rfqId: "${toGlobalId('Rfq', rfqRow.rfq_no)}") { status parts { product { slug } } }
}`

export const toUpdateEvent = (status: string, paymentStatus = 'NONE') => ({
  type: 'next',
  data: { data: { orderStatus: { status, paymentStatus } } },
})
export const completeEvent = { type: 'complete', data: null }
export const toRefusalEvents = (code: string) => [
  { type: 'next', data: { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })] } },
  completeEvent,
]

export const openStreams = async (options: Partial<GatewayOptions> = {}) => {
  const clock = createManualTiming()
  const stopping = new AbortController()
  const gateway = await openGateway({ ...options, liveTiming: clock.timing, stopping: stopping.signal })
  const listen = async (headers: Record<string, string>, query = watchOrder) =>
    readEvents(await gateway.post({ query, headers }))
  const countReads = () => gateway.shop.countRequests(orders.detail)
  return { ...gateway, clock, stopping, listen, countReads }
}
