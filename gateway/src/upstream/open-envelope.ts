import { z } from 'zod'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { remember } from '../remember.ts'
import { UpstreamError } from './error.ts'
import { salvage } from './salvage.ts'

/** `blemish` says what was left out of a public list because it was malformed. */
export type Opened<E extends Endpoint> = { data: Data<E>; message: string; blemish?: string }

const byteOrderMark = '\uFEFF'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text)
  } catch {
    return undefined
  }
}

const answerOf = z.compile(envelope)
/** Compiled when the first answer comes: eleven times as fast, and with the same issues. */
const dataOf = remember(({ data }: Endpoint) => z.compile(data))

const firstIssue = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.')}: ${issue?.message}`

const isOutage = (code: number) => code >= 500 && code < 600

/** An answer as it came. */
export type Received = { status: number; text: string }

const open = <E extends Endpoint>(endpoint: E, answer: Received): Opened<E> => {
  const opened = answerOf.safeParse(parseJson(answer.text))
  if (isOutage(answer.status) || (opened.success && isOutage(opened.data.code)))
    throw new UpstreamError('unavailable', endpoint, `HTTP ${answer.status}, code ${opened.data?.code}`)
  if (!opened.success)
    throw new UpstreamError('invalid_response', endpoint, `HTTP ${answer.status} without an envelope`)

  const { code, message, data } = opened.data
  if (code !== codes.ok)
    throw new UpstreamError('refused', endpoint, message, { code, data: failureData.safeParse(data).data })

  const checked = z.safeParse<E['data']>(dataOf(endpoint), data)
  if (checked.success) return { data: checked.data, message }
  const issue = `data.${firstIssue(checked.error)}`
  const saved = salvage(endpoint, data, checked.error)
  if (!saved) throw new UpstreamError('invalid_response', endpoint, issue)
  return { data: saved.data, message, blemish: `${issue} (rows left out: ${saved.rowsLeftOut})` }
}

/** The checked `data` of an answer and the shop's sentence; anything else than success is thrown as an UpstreamError. */
export const openEnvelope = <E extends Endpoint>(endpoint: E, answer: Received): Opened<E> => {
  try {
    return open(endpoint, answer)
  } catch (error) {
    // The stack is full: lists in lists without end.
    if (error instanceof RangeError) throw new UpstreamError('invalid_response', endpoint, error.message)
    throw error
  }
}
