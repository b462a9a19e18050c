import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'

export type Ask = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  bearer?: string
  cartToken?: string
  lang?: string
}

const filled = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** Calls an endpoint of a running shop over HTTP: the status and the opened envelope. */
export const ask = async (shopApi: string, { method, path }: Pick<Endpoint, 'method' | 'path'>, given: Ask = {}) => {
  const { params = {}, query = {}, body, bearer, cartToken, lang = 'en' } = given
  const url = new URL(filled(path, params), shopApi)
  url.search = new URLSearchParams({ ...query, sequence: '1' }).toString()
  const response = await fetch(url, {
    method,
    headers: {
      [headers.lang]: lang,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(cartToken && { [headers.cartToken]: cartToken }),
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, ...envelope.strict().parse(await response.json()) }
}
