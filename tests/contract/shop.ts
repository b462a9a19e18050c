import type { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'

export type Ask = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Raw JSON text instead of a body. */
  text?: string
  /** A multipart form instead of a body. */
  file?: File
  bearer?: string
  cartToken?: string
  orderToken?: string
  lang?: string
  /** A new one for each request, if absent. */
  address?: string
}

const filled = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))

const formOf = (file: File) => {
  const form = new FormData()
  form.set('file', file)
  return form
}

// Test files run one after another on the same shop.
let callers = Math.floor(Math.random() * 65_536)
/** A new network for each request avoids the rate limits, which other tests cover. */
export const nextAddress = () => {
  callers += 1
  return `10.${(callers >> 8) & 255}.${callers & 255}.7`
}

type Call = Pick<Endpoint, 'method' | 'path'>

export const send = (shopApi: string, { method, path }: Call, given: Ask = {}) => {
  const {
    params = {},
    query = {},
    body,
    text = body && JSON.stringify(body),
    file,
    bearer,
    cartToken,
    orderToken,
    lang = 'en',
    address = nextAddress(),
  } = given
  const url = new URL(filled(path, params), shopApi)
  url.search = new URLSearchParams({ ...query, sequence: '1' }).toString()
  return fetch(url, {
    method,
    headers: {
      [headers.lang]: lang,
      [headers.forwardedFor]: address,
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(cartToken && { [headers.cartToken]: cartToken }),
      ...(orderToken && { [headers.orderToken]: orderToken }),
    },
    body: file ? formOf(file) : text,
    signal: AbortSignal.timeout(20_000),
  })
}

export const ask = async (shopApi: string, endpoint: Call, given: Ask = {}) => {
  const response = await send(shopApi, endpoint, given)
  return { status: response.status, ...envelope.strict().parse(await response.json()) }
}

export const dataOf = async <E extends Endpoint>(shopApi: string, endpoint: E, given: Ask = {}) => {
  const { code, message, data } = await ask(shopApi, endpoint, given)
  if (code !== 200) throw new Error(`${endpoint.path}: ${code} ${message} ${JSON.stringify(data)}`)
  return endpoint.data.parse(data) as z.output<E['data']>
}
