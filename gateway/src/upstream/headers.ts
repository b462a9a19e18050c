import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Caller } from './caller.ts'

/** Public responses are shared, so public reads do not identify the caller. */
export const toHeaders = (
  { access, method, upload }: Endpoint,
  caller: Caller,
  {
    orderToken,
    gatewayToken,
    mustBeCurrent,
  }: { orderToken: string | null; gatewayToken: string | undefined; mustBeCurrent: boolean },
) => ({
  accept: 'application/json',
  ...(access === 'public' && mustBeCurrent ? { [headers.cacheControl]: 'no-cache' } : {}),
  ...(upload ? {} : { 'content-type': 'application/json' }),
  [headers.lang]: caller.locale,
  [headers.requestId]: caller.requestId,
  ...((access !== 'public' || method !== 'GET') && caller.forwardedFor
    ? { [headers.forwardedFor]: caller.forwardedFor }
    : {}),
  ...(access !== 'public' && caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(access === 'visitor' && caller.cartToken ? { [headers.cartToken]: caller.cartToken } : {}),
  ...(access === 'visitor' && gatewayToken && caller.apiClient
    ? { [headers.gatewayToken]: gatewayToken, [headers.apiClient]: caller.apiClient }
    : {}),
  ...(access === 'visitor' && orderToken ? { [headers.orderToken]: orderToken } : {}),
})
