import { expect, it, test } from 'vitest'
import { root } from '../env.ts'
import { isScript, readSources } from './boundaries.ts'
import { findRegexes } from './parse.ts'
import { findSlowPiece } from './regexes.ts'

const scanned = /^(gateway|shop-api|web)\/src\/|^(schema|packages)\//

it('no regular expression of the project is stalled by 4,000 characters', { timeout: 600_000 }, () => {
  const sources = readSources(root).filter(
    ({ path }) => isScript(path) && scanned.test(path) && !/\.test\.|\/testing\//.test(path),
  )
  const written = sources.flatMap((source) =>
    findRegexes(source).map((regex) => [`${regex}`, { regex, ...source }] as const),
  )
  const distinct = new Map(written)
  expect(distinct.size).toBeGreaterThan(200)
  const slow = [...distinct.values()].flatMap(({ regex, path }) =>
    findSlowPiece(regex) === null ? [] : [`${path}: ${regex}`],
  )
  expect(slow).toEqual([])
})

test.each([/^(a+)+$/, /(\d+)*x/, /^([a-z]+-?)+$/, /^(\w|\w\w)+!$/, /^(.*,)*$/, /^\s*(\s*\s*)*x$/])(
  '%s is found',
  (regex) => {
    // These take years, so a short limit finds them as well.
    expect(findSlowPiece(regex, 50)).not.toBeNull()
  },
)

test.each([/^\d+$/, /\s+$/, /^[^@\s]+@[^@\s]+\.[^@\s]+$/])('%s is accepted', (regex) => {
  expect(findSlowPiece(regex)).toBeNull()
})
