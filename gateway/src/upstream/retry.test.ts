import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { UpstreamError } from './error.ts'
import { createRetryBudget, withRetries } from './retry.ts'

const { config } = contract.site
const { register } = contract.account
const finishByMs = Infinity
const down = (endpoint = config) => new UpstreamError('unavailable', endpoint, 'down')

const failing = (times: number, error: Error = down()) => {
  let calls = 0
  const work = () => {
    calls += 1
    return calls <= times ? Promise.reject(error) : Promise.resolve('answer')
  }
  return { work, calls: () => calls }
}

test.for([[0, 1] as const, [1, 2] as const, [2, 3] as const])(
  '%i failures are mended by %i calls',
  async ([failures, calls]) => {
    const shop = failing(failures)
    const retrying = withRetries(createRetryBudget())
    expect(await retrying({ endpoint: config, finishByMs, random: () => 0 }, shop.work)).toBe('answer')
    expect(shop.calls()).toBe(calls)
  },
)

test.for([
  ['a third failure', config, down(), 3],
  ['what may not be repeated', register, down(), 1],
  ['a time-out', config, new UpstreamError('timeout', config, 'late'), 1],
  ['a no', config, new UpstreamError('refused', config, 'no', { code: 404 }), 1],
  ['nonsense', config, new UpstreamError('invalid_response', config, 'data.x'), 1],
] as const)('%s is thrown after its number of attempts', async ([, endpoint, error, calls]) => {
  const shop = failing(9, error)
  const retrying = withRetries(createRetryBudget())
  await expect(retrying({ endpoint, finishByMs, random: () => 0 }, shop.work)).rejects.toBe(error)
  expect(shop.calls()).toBe(calls)
})

test('a failing shop gets at most 1.1 times the requests, once the budget is spent', async () => {
  const shop = failing(Infinity)
  const retrying = withRetries(createRetryBudget(0))
  for (let i = 0; i < 1000; i += 1)
    await retrying({ endpoint: config, finishByMs, random: () => 0 }, shop.work).catch(() => {})
  expect(shop.calls()).toBeGreaterThan(1000)
  expect(shop.calls()).toBeLessThanOrEqual(1100)
})

test('nothing is tried again after the deadline', async () => {
  const shop = failing(9)
  const retrying = withRetries(createRetryBudget())
  await expect(retrying({ endpoint: config, finishByMs: performance.now() }, shop.work)).rejects.toThrow('down')
  expect(shop.calls()).toBe(1)
})
