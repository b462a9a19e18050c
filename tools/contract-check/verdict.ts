import { parseJson } from '@partgate/schema/json.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope } from '@partgate/schema/shop-api/envelope.ts'
import { z } from 'zod'
import { describeValue, type Difference, findDifferences } from './difference.ts'

export type ShopResponse = { status: number; type: string; location: string | null; text: string }

export type Verdict =
  | { state: 'ok'; note?: string }
  | { state: 'differs'; differences: Difference[] }
  | { state: 'missing' | 'needs a token' | 'not requested'; note: string }

const differs = (field: string, expected: string, got: string): Verdict => ({
  state: 'differs',
  differences: [{ field, expected, got, rows: 1 }],
})

export const parseData = ({ text }: ShopResponse): unknown => envelope.safeParse(parseJson(text)).data?.data

const open = (response: ShopResponse): z.output<typeof envelope> | Verdict => {
  const { status, type, location, text } = response
  const json = parseJson(text)
  const opened = envelope.safeParse(json)
  if (opened.success && status < 500) return opened.data
  if (status === 404 || status === 405 || status === 501) return { state: 'missing', note: `HTTP ${status}` }
  if (status >= 300) return differs('(status)', '200', location ? `${status} to ${location}` : `${status}`)
  if (json === undefined) return differs('(body)', 'JSON', `${type || 'no type'}: ${describeValue(text.trim())}`)
  return { state: 'differs', differences: findDifferences(json, opened.error?.issues ?? []) }
}

const isVerdict = (opened: z.output<typeof envelope> | Verdict): opened is Verdict => 'state' in opened

const refused = ({ code, message }: z.output<typeof envelope>, status: number, expected: string): Verdict => {
  if (code === codes.sessionEnded) return { state: 'needs a token', note: message }
  if (code === codes.notFound && status === 404) return { state: 'missing', note: `HTTP 404: ${message}` }
  return differs('code', expected, `${code}: ${message}`)
}

const isEmpty = (data: unknown) => {
  const list: unknown = typeof data === 'object' && data !== null && 'list' in data ? data.list : data
  return Array.isArray(list) && list.length === 0
}

export const judgeRead = (endpoint: Endpoint, response: ShopResponse): Verdict => {
  const opened = open(response)
  if (isVerdict(opened)) return opened
  if (opened.code === codes.paymentUnavailable) return { state: 'not requested', note: opened.message }
  if (opened.code !== codes.ok) return refused(opened, response.status, '200')
  const checked = endpoint.data.safeParse(opened.data)
  if (!checked.success) {
    const differences = findDifferences(opened.data, checked.error.issues)
    return { state: 'differs', differences: differences.map((each) => ({ ...each, field: `data.${each.field}` })) }
  }
  return isEmpty(checked.data) ? { state: 'ok', note: 'the list is empty' } : { state: 'ok' }
}

const namedFields = z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })).min(1) })

/** A correct refusal has code 400 and names the invalid fields. */
export const judgeRefusal = ({ upload }: Endpoint, response: ShopResponse): Verdict => {
  const opened = open(response)
  if (isVerdict(opened)) return opened
  if (upload && opened.code === codes.fileRefused) return { state: 'ok' }
  if (opened.code !== codes.invalidRequest) return refused(opened, response.status, '400')
  const checked = namedFields.safeParse(opened.data)
  if (checked.success) return { state: 'ok' }
  const differences = findDifferences(opened.data, checked.error.issues)
  return { state: 'differs', differences: differences.map((each) => ({ ...each, field: `data.${each.field}` })) }
}
