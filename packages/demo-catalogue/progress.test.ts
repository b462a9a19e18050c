import { expect, test } from 'vitest'
import { describeProgress, openProgress } from './progress.ts'

test('rows are reported with percentage, rate and the time left', () => {
  const progress = { kind: 'rows', parts: 3_000_000, rows: 12_000_000 } as const
  expect(describeProgress(progress, 12_000_000, 60).text).toBe(
    '10 %, 3,000,000 of 12,000,000 parts, 200,000 rows/s, about 9 min left',
  )
})

test('the share grows from the first row to the last step and stays below one', () => {
  const shares = [
    ...[1, 50, 100].map((parts) => describeProgress({ kind: 'rows', parts, rows: parts }, 100, 1).share),
    ...[1, 20, 40].map((done) => describeProgress({ kind: 'steps', done, of: 40 }, 100, 1).share),
  ]
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeLessThan(1)
})

test('without a terminal there is a line for every five percent', () => {
  const lines: string[] = []
  const out = { isTTY: false, write: (text: string) => lines.push(text) > 0 }
  const show = openProgress(out)
  for (let percent = 1; percent <= 100; percent++) show({ share: percent / 100, text: `${percent}` })
  expect(lines).toEqual(Array.from({ length: 20 }, (_, i) => `${5 * (i + 1)}\n`))
})
