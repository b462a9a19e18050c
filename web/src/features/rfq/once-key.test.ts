import { expect, test } from 'vitest'
import { onceKeys, randomName } from './once-key.ts'

test('the same words have the same key, whichever captcha was solved; other words have another', () => {
  const keyOf = onceKeys()
  const key = keyOf({ comment: 'soon', captchaToken: 'one' })
  expect(key).toMatch(/^[\w-]{16,64}$/)
  expect(keyOf({ comment: 'soon', captchaToken: 'two' })).toBe(key)
  expect(keyOf({ comment: 'later' })).not.toBe(key)
})

test('names are drawn, not counted', () => {
  expect(randomName(8)).not.toBe(randomName(8))
})
