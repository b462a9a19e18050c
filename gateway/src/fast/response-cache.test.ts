import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

test('a response is reused until its end, and not before it was stored, where the clock is set back', () => {
  let nowMs = 1_000
  const { read, set } = createResponseCache<{ body: string }>(
    () => 0,
    () => nowMs,
  )
  const response = { body: 'page' }
  const readAt = (atMs: number) => {
    nowMs = 1_000
    set('key', response, { untilMs: 2_000, lastPurgeNumber: 0 })
    nowMs = atMs
    return read('key')
  }
  expect([1_000, 1_999].map(readAt)).toEqual([response, response])
  expect([2_000, 999].map(readAt)).toEqual([undefined, undefined])
})
