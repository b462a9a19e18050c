import { expect, test } from 'vitest'
import { seedArguments } from './seed-arguments.ts'

const read = (...args: string[]) => seedArguments(args, 2_000, 20_000_000)

test('without arguments the catalogue has 100,000 parts', () => {
  expect(read()).toEqual({ parts: 100_000, seed: 1, isForced: false, isExplicit: false })
})

test('parts, seed and force are read', () => {
  expect(read('--parts', '12000000', '--seed', '7', '--force')).toEqual({
    parts: 12_000_000,
    seed: 7,
    isForced: true,
    isExplicit: true,
  })
})

test.each([
  ['--parts', 'many'],
  ['--parts', '1999'],
  ['--parts', '20000001'],
  ['--parts', '1e6'],
  ['--parts', ''],
])('%s %s is refused with the range', (...args) => {
  expect(() => read(...args)).toThrow(/^--parts must be a whole number from 2000 to 20000000, not "/)
})

test.each([['--part'], ['5000'], ['--parts']])('%s prints the usage', (arg) => {
  expect(() => read(arg)).toThrow(/^Usage: npm run seed/)
})
