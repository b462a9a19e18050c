import type { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'

export type RequestOptions = {
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

const fillPath = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))

/** A busy machine responds within it; a shop that hangs is found all the same. */
export const maxResponseMs = 120_000

const toForm = (file: File) => {
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

export const sendRequest = (shopApi: string, { method, path }: Call, options: RequestOptions = {}) => {
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
  } = options
  const url = new URL(fillPath(path, params), shopApi)
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
    body: file ? toForm(file) : text,
    signal: AbortSignal.timeout(maxResponseMs),
  })
}

export const requestEnvelope = async (shopApi: string, endpoint: Call, options: RequestOptions = {}) => {
  const response = await sendRequest(shopApi, endpoint, options)
  return { status: response.status, ...envelope.strict().parse(await response.json()) }
}

export const requestData = async <E extends Endpoint>(shopApi: string, endpoint: E, options: RequestOptions = {}) => {
  const { code, message, data } = await requestEnvelope(shopApi, endpoint, options)
  if (code !== 200) throw new Error(`${endpoint.path}: ${code} ${message} ${JSON.stringify(data)}`)
  return endpoint.data.parse(data) as z.output<E['data']>
}
