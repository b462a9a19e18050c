import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { RequestOptions } from './plan.ts'
import type { ShopResponse } from './verdict.ts'

const deadlineMs = 10_000

export type Shop = { url: URL; token?: string; cartToken?: string }

const toAddress = ({ url }: Shop, endpoint: Endpoint, { params = {}, query = {} }: RequestOptions) => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = new URL(url.pathname.replace(/\/$/, '') + path, url.origin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  address.searchParams.set('sequence', `${Date.now()}${Math.floor(Math.random() * 1e6)}`)
  return address
}

const toBody = ({ upload }: Endpoint, body: unknown) => {
  if (!upload) return JSON.stringify(body)
  const form = new FormData()
  form.set('partgate_contract_check', 'no file')
  return form
}

/** Follows no redirect. A `body` makes the request a write. Rejects after 10 s without a response. */
export const requestShop = async (
  shop: Shop,
  endpoint: Endpoint,
  options: RequestOptions,
  body?: object,
): Promise<ShopResponse> => {
  const hasBody = body !== undefined && endpoint.method !== 'DELETE'
  const response = await fetch(toAddress(shop, endpoint, options), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      [headers.lang]: 'en',
      ...(hasBody && !endpoint.upload ? { 'content-type': 'application/json' } : {}),
      ...(endpoint.access !== 'public' && shop.token ? { authorization: `Bearer ${shop.token}` } : {}),
      ...(endpoint.access === 'visitor' && shop.cartToken ? { [headers.cartToken]: shop.cartToken } : {}),
    },
    body: hasBody ? toBody(endpoint, body) : undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    location: response.headers.get('location'),
    text: await response.text(),
  }
}
