import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { command } from './command.ts'
import { cents, rowLimit, wholeNumber } from './values.ts'

const run = vi.fn(async () => ({ text: '', data: null }))
const freight = command({
  name: 'order freight',
  usage: '<order> <amount> [--quiet] [--limit N]',
  summary: '',
  takes: z.object({
    order: wholeNumber(1, 'a number'),
    amount: cents,
    quiet: z.boolean().default(false),
    limit: rowLimit,
  }),
  positionals: ['order', 'amount'],
  switches: ['quiet'],
  run,
})

test.for([
  [['7', '55'], { order: 7, amount: 5_500n, quiet: false, limit: 20 }],
  [['7', '0.5', '--quiet'], { order: 7, amount: 50n, quiet: true, limit: 20 }],
  [['--limit', '3', '7', '55.00'], { order: 7, amount: 5_500n, quiet: false, limit: 3 }],
] as const)('%j is read', async ([args, given]) => {
  await freight.prepare([...args])({} as never)
  expect(run).toHaveBeenLastCalledWith({}, given)
})

const usage = 'Usage: order freight <order> <amount> [--quiet] [--limit N]'
test.for([
  [[], 'order is missing.'],
  [['7'], 'amount is missing.'],
  [['7', '5', '5'], '"order freight" takes no argument "5".'],
  [['7', '1.005'], 'amount must be an amount in USD like 55.00, not "1.005".'],
  [['7', '1e3'], 'amount must be an amount in USD like 55.00, not "1e3".'],
  [['0', '1'], 'order must be a number, not "0".'],
  [['4294967297', '1'], 'order must be a number, not "4294967297".'],
  [['7', '1', '--limit', '0'], 'limit must be a number from 1 to 1000, not "0".'],
  [['7', '1', '--loud'], "Unknown option '--loud'."],
  [['7', '-1'], "Unknown option '-1'."],
] as const)('%j is refused', ([args, sentence]) => {
  expect(() => freight.prepare([...args])).toThrow(`${sentence} ${usage}`)
})
