import { describe, expect, test } from 'vitest'
import { minParts, findPartId, maxParts, generateParts, planCatalogue, quotas, wellKnownIn } from './plan.ts'
import { allSeries } from '../series/all.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe.each([minParts(allSeries), 5_000, 100_000, 1_000_000, 12_000_000])('a catalogue of %d parts', (total) => {
  const amounts = quotas(allSeries, total)

  test('has exactly this number', () => {
    expect(sum(amounts)).toBe(total)
  })

  test('contains every series, and no more than each can make', () => {
    expect(amounts.every((amount, i) => amount > 0 && amount <= allSeries[i]!.count)).toBe(true)
  })

  test('has all well-known parts', () => {
    const wellKnown = wellKnownIn(planCatalogue(allSeries, total, 1))
    for (const { manufacturer, pins } of allSeries)
      for (const mpn of pins) expect(wellKnown(`${manufacturer} ${mpn}`)).toBeDefined()
  })
})

test('the series make more than twelve million different numbers', () => {
  expect(maxParts(allSeries)).toBeGreaterThan(12_000_000)
})

test.each([20_000, 100_000])(
  'tables that take the place of a long series leave all other ids of %d parts alone',
  (total) => {
    const isOwn = ({ insteadOf }: (typeof allSeries)[number]) => insteadOf === undefined
    const long = new Set(allSeries.map(({ insteadOf }) => insteadOf))
    const list = (all: typeof allSeries) =>
      planCatalogue(all, total, 1)
        .filter(({ series }) => isOwn(series))
        .map(({ series: { manufacturer, name }, before, parts }) => [
          `${manufacturer} ${name}`,
          before,
          long.has(`${manufacturer} ${name}`) ? 'fewer' : parts,
        ])
    expect(list(allSeries)).toEqual(list(allSeries.filter(isOwn)))
  },
)

test('no series is more than a tenth of the first catalogue', () => {
  expect(Math.max(...quotas(allSeries, 100_000))).toBeLessThan(10_000)
})

test('twelve million parts are made one at a time', () => {
  const first = generateParts(planCatalogue(allSeries, 12_000_000, 1))
    .take(3)
    .toArray()
  expect(first.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('options lead to the id of their part, wherever it stands in the catalogue', () => {
  for (const total of [20_000, 12_000_000]) {
    const shares = planCatalogue(allSeries, total, 5)
    for (const share of shares)
      for (const rank of [0, Math.floor(share.parts / 2), share.parts - 1]) {
        const options = share.series.optionsAt(share.order.at(rank))
        expect(findPartId(share, options)).toBe(share.before + rank + 1)
      }
  }
})

test('options of a part outside this catalogue lead to no id', () => {
  const share = planCatalogue(allSeries, 20_000, 1).find(({ series }) => series.name === 'SiT8008B')!
  const left = share.series.optionsAt(share.order.at(share.parts))
  expect(findPartId(share, left)).toBeUndefined()
})
