import { z } from 'zod'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { parseJson } from '@partgate/schema/json.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { UpstreamError } from './error.ts'
import { dropInvalidRows } from './drop-invalid-rows.ts'

/** `warning` describes the rows that were dropped. */
export type Opened<E extends Endpoint> = { data: Data<E>; message: string; warning?: string }

const byteOrderMark = '\uFEFF'

const parseText = (text: string) => parseJson(text.startsWith(byteOrderMark) ? text.slice(1) : text)

const parseEnvelope = z.compile(envelope)
/** Compiled shapes are eleven times as fast and report the same issues. */
const getDataShape = memoizeByObject(({ data }: Endpoint) => z.compile(data))

const firstIssue = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.')}: ${issue?.message}`

const isOutage = (code: number) => code >= 500 && code < 600

export type Received = { status: number; text: string }

const open = <E extends Endpoint>(endpoint: E, response: Received): Opened<E> => {
  const opened = parseEnvelope.safeParse(parseText(response.text))
  if (isOutage(response.status) || (opened.success && isOutage(opened.data.code)))
    throw new UpstreamError('unavailable', endpoint, `HTTP ${response.status}, code ${opened.data?.code}`)
  if (!opened.success)
    throw new UpstreamError('invalid_response', endpoint, `HTTP ${response.status} without an envelope`)

  const { code, message, data } = opened.data
  if (code !== codes.ok)
    throw new UpstreamError('refused', endpoint, message, { code, data: failureData.safeParse(data).data })

  const checked = z.safeParse<E['data']>(getDataShape(endpoint), data)
  if (checked.success) return { data: checked.data, message }
  const issue = `data.${firstIssue(checked.error)}`
  const remaining = dropInvalidRows(endpoint, data, checked.error)
  if (!remaining) throw new UpstreamError('invalid_response', endpoint, issue)
  return { data: remaining.data, message, warning: `${issue} (rows dropped: ${remaining.rowsLeftOut})` }
}

export const openEnvelope = <E extends Endpoint>(endpoint: E, response: Received): Opened<E> => {
  try {
    return open(endpoint, response)
  } catch (error) {
    // Deeply nested lists overflow the stack.
    if (error instanceof RangeError) throw new UpstreamError('invalid_response', endpoint, error.message)
    throw error
  }
}
