import { beforeAll, expect, test } from 'vitest'
import { type KindCoverage, listCatalogNumbers, measureCoverage, readCommonNumbers } from './coverage.ts'

let kinds: KindCoverage[]
beforeAll(() => {
  kinds = measureCoverage(readCommonNumbers(), listCatalogNumbers(100_000))
})

const count = (of: 'all' | 'missing') => kinds.reduce((sum, each) => sum + each[of].length, 0)

test('the list names at least 400 numbers once, with manufacturer and series', () => {
  const numbers = kinds.flatMap(({ all }) => all)
  expect(numbers.length).toBeGreaterThanOrEqual(400)
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length)
  expect(numbers.filter(({ manufacturer, series }) => manufacturer === '' || series === '')).toEqual([])
})

test('the first catalog has most common part numbers', () => {
  expect(1 - count('missing') / count('all')).toBeGreaterThanOrEqual(0.93)
})

test('the first catalog has part numbers of every kind', () => {
  const found = kinds.map(({ kind, all, missing }) => [kind, 1 - missing.length / all.length] as const)
  expect(found.filter(([, share]) => share < 0.55)).toEqual([])
  const built = found.filter(([kind]) => /connectors|light-emitting|switches/.test(kind))
  expect([built.length, built.filter(([, share]) => share < 0.65)]).toEqual([3, []])
})
