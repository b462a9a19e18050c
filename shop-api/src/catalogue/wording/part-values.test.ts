import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#db/database.ts'
import { readPartValues } from './part-values.ts'

const [oneKilohm, tenKilohms] = [
  { key: 'resistance', value: 1e3, display: '1 kΩ' },
  { key: 'resistance', value: 1e4, display: '10 kΩ' },
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const openShop = () => {
  const query = vi.fn().mockResolvedValue([{ id: 1, ...oneKilohm }])
  return { query, db: { query } as unknown as Database }
}

it('parameters are listed in the order of the part, from values that are loaded once', async () => {
  const { query, db } = openShop()
  query.mockResolvedValue([
    { id: 1, ...oneKilohm },
    { id: 2, ...tenKilohms },
  ])
  const values = await readPartValues(db)
  expect(values.listParameters([2, 1])).toEqual([tenKilohms, oneKilohm])
  expect(await readPartValues(db)).toBe(values)
  expect(query).toHaveBeenCalledTimes(1)
})

it('a value that was added later is listed from the next request on; an unknown one is left out, and looked for at most every ten seconds', async () => {
  const { query, db } = openShop()
  const { listParameters } = await readPartValues(db)
  query.mockResolvedValue([
    { id: 1, ...oneKilohm },
    { id: 2, ...tenKilohms },
  ])
  vi.advanceTimersByTime(10_000)
  expect(listParameters([1, 2, 3])).toEqual([oneKilohm])
  await vi.waitFor(() => expect(listParameters([1, 2, 3])).toEqual([oneKilohm, tenKilohms]))
  expect(query).toHaveBeenCalledTimes(2)
})

it('a failure to load added values is not reported, and loading is tried again', async () => {
  const { query, db } = openShop()
  const { listParameters } = await readPartValues(db)
  vi.advanceTimersByTime(10_000)
  query.mockRejectedValueOnce(new Error('The database is closed'))
  expect(listParameters([2])).toEqual([])
  query.mockResolvedValue([{ id: 2, ...tenKilohms }])
  await vi.waitFor(() => expect(listParameters([2])).toEqual([tenKilohms]))
})
