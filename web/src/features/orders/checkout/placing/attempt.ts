import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { isIdempotencyKey } from '#graphql/idempotency-key.ts'
import { isOrderNumber } from '../../order-pages.ts'
import type { OrderContent } from '../checkout-values.ts'

/** All tabs share one key per basket until an order is placed, so that it is placed once. */
export type Attempt =
  | { kind: 'open'; key: string; atMs: number }
  | { kind: 'placed'; orderNumber: string; atMs: number }

/** A sent order with an unknown outcome. */
export type SentOrder = {
  basket: string
  key: string
  content: OrderContent
  savesAddress: boolean
  owner: string | null
  atMs: number
}

/** After this time the same items are a new order. */
export const attemptLifetimeMs = 60 * 60 * 1000

const parseRecord = (json: string | null) => {
  const value = parseJson(json)
  return isRecord(value) ? value : null
}

const isFresh = (atMs: unknown, nowMs: number): atMs is number =>
  typeof atMs === 'number' && atMs <= nowMs && nowMs - atMs < attemptLifetimeMs

export const parseAttempt = (json: string | null, nowMs: number): Attempt | null => {
  const { kind, key, orderNumber, atMs } = parseRecord(json) ?? {}
  if (!isFresh(atMs, nowMs)) return null
  if (kind === 'open' && isIdempotencyKey(key)) return { kind, key, atMs }
  if (kind === 'placed' && typeof orderNumber === 'string' && isOrderNumber(orderNumber))
    return { kind, orderNumber, atMs }
  return null
}

const hasOrderShape = (content: unknown) => {
  const { previewHash, carrier, paymentMethod } = { ...(content as Record<string, unknown> | null) }
  return [previewHash, carrier, paymentMethod].every((value) => typeof value === 'string')
}

/** The shop checks the contents again. */
export const parseSent = (json: string | null, owner: string | null, nowMs: number): SentOrder | null => {
  const record = parseRecord(json)
  if (!record || !isFresh(record['atMs'], nowMs) || record['owner'] !== owner) return null
  const { basket, key, content } = record
  if (typeof basket !== 'string' || !isIdempotencyKey(key)) return null
  return hasOrderShape(content) ? (record as SentOrder) : null
}

type Next = { kind: 'send'; key: string } | { kind: 'alreadyPlaced'; orderNumber: string }

/** An order placed since this page was opened is not placed again. */
export const nextAttempt = (attempt: Attempt | null, startedAtMs: number, newKey: () => string): Next => {
  if (attempt?.kind === 'open') return { kind: 'send', key: attempt.key }
  if (attempt?.kind === 'placed' && attempt.atMs > startedAtMs)
    return { kind: 'alreadyPlaced', orderNumber: attempt.orderNumber }
  return { kind: 'send', key: newKey() }
}
