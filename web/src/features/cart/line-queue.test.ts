import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLineQueue, overtaken } from './line-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A shop that answers each change after 100 ms and remembers what reached it. */
const aShop = () => {
  const seen: string[] = []
  let inFlight = 0
  let mostInFlight = 0
  const send = async (lineId: string, quantity: number) => {
    seen.push(`${lineId}=${quantity}`)
    mostInFlight = Math.max(mostInFlight, ++inFlight)
    await new Promise((resolve) => setTimeout(resolve, 100))
    inFlight--
    if (quantity === 13) throw new Error('The shop is away')
    return `${lineId} holds ${quantity}`
  }
  return { seen, mostInFlight: () => mostInFlight, queue: createLineQueue(send, { quietMs: 400 }) }
}

test('ten presses of a stepper are one request, with the last quantity', async () => {
  const { queue, seen } = aShop()
  const answers = Array.from({ length: 10 }, (_, at) => queue.put('a', at + 1))
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=10'])
  expect(await Promise.all(answers)).toEqual([...Array<unknown>(9).fill(overtaken), 'a holds 10'])
})

test('changes of several lines go one after the other', async () => {
  const { queue, seen, mostInFlight } = aShop()
  void queue.put('a', 1)
  void queue.put('b', 2)
  void queue.put('c', 3)
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'b=2', 'c=3'])
  expect(mostInFlight()).toBe(1)
})

test('a quantity typed while the older one travels is sent next, and the older answer no longer counts', async () => {
  const { queue, seen } = aShop()
  const older = queue.put('a', 1)
  await vi.advanceTimersByTimeAsync(450)
  const newer = queue.put('a', 2)
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'a=2'])
  expect(await older).toBe(overtaken)
  expect(await newer).toBe('a holds 2')
})

test('a quantity that waits for its turn is overtaken by a newer one and never sent', async () => {
  const { queue, seen } = aShop()
  void queue.put('a', 1)
  void queue.put('b', 2)
  await vi.advanceTimersByTimeAsync(450)
  void queue.put('b', 3)
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'b=3'])
})

test('a line that is removed sends nothing any more', async () => {
  const { queue, seen } = aShop()
  const answer = queue.put('a', 1)
  queue.forget('a')
  await vi.runAllTimersAsync()
  expect(seen).toEqual([])
  expect(await answer).toBe(overtaken)
})

test('a failure reaches whoever asked and holds nobody up', async () => {
  const { queue } = aShop()
  const failed = queue.put('a', 13).catch((error: Error) => error.message)
  const next = queue.put('b', 2)
  await vi.runAllTimersAsync()
  expect(await failed).toBe('The shop is away')
  expect(await next).toBe('b holds 2')
})

test('other changes take their turn between the quantities', async () => {
  const { queue, seen } = aShop()
  void queue.put('a', 1)
  await vi.advanceTimersByTimeAsync(450)
  const removed = queue.run(async () => seen.push('removed'))
  await vi.runAllTimersAsync()
  await removed
  expect(seen).toEqual(['a=1', 'removed'])
})

test('when the page goes away, what waits is sent at once, and once', async () => {
  const { queue, seen } = aShop()
  void queue.put('a', 1)
  queue.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['a=1'])
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1'])
})

test('a quantity whose turn is near is not sent twice when the page goes away', async () => {
  const { queue, seen } = aShop()
  void queue.put('a', 1)
  void queue.put('b', 2)
  await vi.advanceTimersByTimeAsync(450)
  queue.flush()
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a=1', 'b=2'])
})
