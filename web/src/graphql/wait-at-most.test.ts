import { expect, test } from 'vitest'
import { waitAtMost } from './wait-at-most.ts'

test('a request without a response ends after the limit', async () => {
  expect(await waitAtMost(1, Promise.withResolvers<string>().promise)).toBeNull()
})

test('a response or a failure in time is passed on', async () => {
  expect(await waitAtMost(60_000, Promise.resolve('response'))).toBe('response')
  await expect(waitAtMost(60_000, Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
