import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLineQueue, overtaken } from './line-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Responds to each change after 100 ms and records the changes. */
const createShop = () => {
  const seen: string[] = []
  let inFlight = 0
  let maxInFlight = 0
  const send = async (lineId: string, quantity: number) => {
    seen.push(`${lineId}=${quantity}`)
    maxInFlight = Math.max(maxInFlight, ++inFlight)
    await new Promise((resolve) => setTimeout(resolve, 100))
    inFlight--
    if (quantity === 13) throw new Error('The shop is away')
    return `${lineId} holds ${quantity}`
  }
  return { seen, maxInFlight: () => maxInFlight, queue: createLineQueue(send, { quietMs: 400 }) }
}

test('sends one request with the last quantity for ten steps', async () => {
  const { queue, seen } = createShop()
  const results = Array.from({ length: 10 }, (_, at) => queue.put('a', at + 1))
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=10'])
  expect(await Promise.all(results)).toEqual([...Array<unknown>(9).fill(overtaken), 'a holds 10'])
})

test('sends changes of several lines one after the other', async () => {
  const { queue, seen, maxInFlight } = createShop()
  void queue.put('a', 1)
  void queue.put('b', 2)
  void queue.put('c', 3)
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'b=2', 'c=3'])
  expect(maxInFlight()).toBe(1)
})

test('sends a newer quantity after the pending one and ignores the older response', async () => {
  const { queue, seen } = createShop()
  const older = queue.put('a', 1)
  await vi.advanceTimersByTimeAsync(450)
  const newer = queue.put('a', 2)
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'a=2'])
  expect(await older).toBe(overtaken)
  expect(await newer).toBe('a holds 2')
})

test('never sends a waiting quantity that a newer one replaces', async () => {
  const { queue, seen } = createShop()
  void queue.put('a', 1)
  void queue.put('b', 2)
  await vi.advanceTimersByTimeAsync(450)
  void queue.put('b', 3)
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'b=3'])
})

test('sends nothing for a removed line', async () => {
  const { queue, seen } = createShop()
  const response = queue.put('a', 1)
  queue.forget('a')
  await vi.runAllTimersAsync()
  expect(seen).toEqual([])
  expect(await response).toBe(overtaken)
})

test('a failure rejects its own change and does not block the next', async () => {
  const { queue } = createShop()
  const failed = queue.put('a', 13).catch((error: Error) => error.message)
  const next = queue.put('b', 2)
  await vi.runAllTimersAsync()
  expect(await failed).toBe('The shop is away')
  expect(await next).toBe('b holds 2')
})

test('other changes run in order between the quantities', async () => {
  const { queue, seen } = createShop()
  void queue.put('a', 1)
  await vi.advanceTimersByTimeAsync(450)
  const removed = queue.run(async () => seen.push('removed'))
  await vi.runAllTimersAsync()
  await removed
  expect(seen).toEqual(['a=1', 'removed'])
})

test('a flush sends a waiting change immediately, and once', async () => {
  const { queue, seen } = createShop()
  void queue.put('a', 1)
  queue.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['a=1'])
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1'])
})

test('a flush does not send a queued quantity twice', async () => {
  const { queue, seen } = createShop()
  void queue.put('a', 1)
  void queue.put('b', 2)
  await vi.advanceTimersByTimeAsync(450)
  queue.flush()
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'b=2'])
})
