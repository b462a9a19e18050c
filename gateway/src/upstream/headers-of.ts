import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Caller } from './caller.ts'

/** A public read is told nothing of who asks, for its answer goes to many. */
export const headersOf = ({ access, method, upload }: Endpoint, caller: Caller, orderToken: string | null) => ({
  accept: 'application/json',
  ...(upload ? {} : { 'content-type': 'application/json' }),
  [headers.lang]: caller.locale,
  [headers.requestId]: caller.requestId,
  ...((access !== 'public' || method !== 'GET') && caller.forwardedFor
    ? { [headers.forwardedFor]: caller.forwardedFor }
    : {}),
  ...(access !== 'public' && caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(access === 'visitor' && caller.cartToken ? { [headers.cartToken]: caller.cartToken } : {}),
  ...(access === 'visitor' && orderToken ? { [headers.orderToken]: orderToken } : {}),
})
