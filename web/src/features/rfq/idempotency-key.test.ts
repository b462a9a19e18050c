import { beforeEach, expect, test, vi } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
})
beforeEach(() => stored.clear())

const [soon, later] = [{ comment: 'soon' }, { comment: 'later' }]

test('equal requests share a key with any captcha, other requests have another key', () => {
  const { toKey } = createIdempotencyKeys('rfq')
  const key = toKey({ ...soon, captchaToken: 'one' })
  expect(key).toMatch(/^[\w-]{16,64}$/)
  expect(toKey({ ...soon, captchaToken: 'two' })).toBe(key)
  expect(toKey(later)).not.toBe(key)
})

test('a request that is sent again after another one has its first key, also after a reload', () => {
  const { toKey } = createIdempotencyKeys('rfq')
  const keys = [toKey(soon), toKey(later)]
  expect([toKey(soon), toKey(later)]).toEqual(keys)
  const reloaded = createIdempotencyKeys('rfq')
  expect([reloaded.toKey(soon), reloaded.toKey(later)]).toEqual(keys)
})

test('equal requests of two forms, and those after a success, have other keys', () => {
  const { toKey, clear } = createIdempotencyKeys('rfq')
  const key = toKey(soon)
  const otherKey = createIdempotencyKeys('quick-rfq:g1').toKey(soon)
  clear()
  const nextKey = toKey(soon)
  expect(new Set([key, otherKey, nextKey]).size).toBe(3)
})

test.each(['{', '[]', '{"{\\"comment\\":\\"soon\\",\\"captchaToken\\":null}":"short"}'])(
  'the stored text %j gives no key',
  (text) => {
    stored.set('personal:idempotency-keys:rfq', text)
    expect(createIdempotencyKeys('rfq').toKey(soon)).toMatch(/^[\w-]{16,64}$/)
  },
)
