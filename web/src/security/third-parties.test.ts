import { expect, it, vi } from 'vitest'
import { noThirdParties } from './headers.ts'
import { rememberThirdParties } from './third-parties.ts'

it('G18: asks once a minute, and keeps what it knows while the shop is away', async () => {
  let nowMs = 0
  const tagged = { ...noThirdParties, isTagged: true }
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

it('E20, G18: lets nobody in before it has heard of them', async () => {
  const known = rememberThirdParties(async () => Promise.reject(new Error('away')))
  expect(await known()).toEqual(noThirdParties)
})
