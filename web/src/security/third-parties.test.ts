import { expect, it, vi } from 'vitest'
import { noThirdParties } from './headers.ts'
import { rememberThirdParties } from './third-parties.ts'

const tagged = { ...noThirdParties, isTagged: true }

it('reads once a minute, and keeps what it knows while the shop is away', async () => {
  let nowMs = 0
  const read = vi.fn(async () => tagged)
  const known = rememberThirdParties(read, () => nowMs)
  expect(await known()).toEqual(tagged)
  nowMs = 59_000
  await known()
  expect(read).toHaveBeenCalledTimes(1)
  nowMs = 61_000
  read.mockRejectedValueOnce(new Error('away'))
  expect(await known()).toEqual(tagged)
  expect(read).toHaveBeenCalledTimes(2)
})

it('all pages that come before the first response wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof tagged>()
  const read = vi.fn(() => promise)
  const known = rememberThirdParties(read)
  const pages = [known(), known(), known()]
  resolve(tagged)
  expect(await Promise.all(pages)).toEqual([tagged, tagged, tagged])
  expect(read).toHaveBeenCalledTimes(1)
})

it('allows no third party after a failed first read, and reads again soon', async () => {
  let nowMs = 0
  const read = vi.fn(async () => tagged)
  read.mockRejectedValueOnce(new Error('away'))
  const known = rememberThirdParties(read, () => nowMs)
  expect([await known(), await known()]).toEqual([noThirdParties, noThirdParties])
  expect(read).toHaveBeenCalledTimes(1)
  nowMs = 5_000
  expect(await known()).toEqual(tagged)
})
