import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

test('equal requests share a key with any captcha, other requests have another key', () => {
  const toIdempotencyKey = createIdempotencyKeys()
  const key = toIdempotencyKey({ comment: 'soon', captchaToken: 'one' })
  expect(key).toMatch(/^[\w-]{16,64}$/)
  expect(toIdempotencyKey({ comment: 'soon', captchaToken: 'two' })).toBe(key)
  expect(toIdempotencyKey({ comment: 'later' })).not.toBe(key)
})
