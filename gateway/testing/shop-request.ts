import type { IncomingHttpHeaders } from 'node:http'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Refusal } from './refusal.ts'

export type ShopRequest = {
  endpoint: Endpoint
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: IncomingHttpHeaders
  url: string
}

/** Sets the response of an endpoint from now on. */
export type SetResponse = <E extends Endpoint>(
  endpoint: E,
  response: (request: ShopRequest) => Data<E> | Refusal | Promise<Data<E> | Refusal>,
) => void
