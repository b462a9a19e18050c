import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import { openDatabase } from '@partgate/shop-api/src/db/open.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { mutateNumbers } from '../../bench/search-quality/mutate.ts'
import { openSearches, type Searches } from '../../bench/search-quality/open-searches.ts'
import { isExpected, scoreSearches, strictKinds, type SearchScore } from '../../bench/search-quality/score.ts'
import { seedForTests } from '../../tools/test/fresh-stack.ts'

const minShare = 0.95
const minSearches = 120
const minSearchesPerLanguage = 30

let dataDir: string
let db: Database
let searches: Searches
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'partgate-searches-'))
  await cp(await seedForTests(), dataDir, { recursive: true })
  db = await openDatabase({ DATA_DIR: dataDir })
  searches = await openSearches(db)
})
afterAll(async () => {
  await db?.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe('searches', () => {
  let scores: SearchScore[]
  beforeAll(async () => {
    scores = await scoreSearches(searches.findFirst, 'searches.txt')
  })

  it('have the right part first in 95 of 100', () => {
    const of = scores.reduce((sum, score) => sum + score.of, 0)
    const misses = scores.flatMap((score) => score.misses)
    expect(of).toBeGreaterThanOrEqual(minSearches)
    expect(1 - misses.length / of, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(minShare)
  })

  it('that must never be wrong are right', () => {
    expect(scores.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...strictKinds]))
    expect(scores.filter(({ kind }) => strictKinds.has(kind)).flatMap(({ misses }) => misses)).toEqual([])
  })
})

describe('searches in other languages than English', () => {
  let scores: SearchScore[]
  beforeAll(async () => {
    scores = await scoreSearches(searches.findFirst, 'searches-by-language.txt')
  })

  it.each(locales.map(({ code }) => code).filter((code) => code !== 'en'))(
    'have the right part first in %s',
    (code) => {
      const { of = 0, misses = [] } = scores.find(({ kind }) => kind === code) ?? {}
      expect(of).toBeGreaterThanOrEqual(minSearchesPerLanguage)
      expect(1 - misses.length / of, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(minShare)
    },
  )
})

/** Beginnings that have popular parts, and what the first suggestion must be. */
it.each([
  ['RC0603FR-0719KL', 'nothing'],
  ['STM32F103C8T9', 'nothing'],
  ['.7pF', 'nothing'],
  ['SMBJ5.1', 'nothing'],
  ['RC0603FR-0710K', 'RC0603FR-0710K*'],
  ['stm32f103', 'STM32F103*'],
  ['NE555', 'NE555*'],
  ['lm358', 'LM358*'],
  ['R', 'not RNC*; not RLR*'],
  ['RC06', 'RC06*'],
  ['M', 'not M55342*'],
  ['D', 'not D38999*'],
])('the first suggestion for %s is %s', async (text, expected) => {
  const [first] = await searches.suggest(text)
  const part = first ? { part_number: first.part_number, package: '', parameters: [], categories: [] } : null
  expect(isExpected(part, expected), first?.part_number).toBe(true)
})

it('for an ordering code with one other sign never lead to another part first', async () => {
  const numbers = await searches.listNumbers(150)
  const wrong: string[] = []
  for (const number of mutateNumbers(numbers)) {
    const reason = await searches.findFirstReason(number)
    if (reason === 'typo') wrong.push(number)
  }
  expect(numbers).toHaveLength(150)
  expect(wrong).toEqual([])
})
