import { maxCandidates } from '@partgate/schema/shop-api/part-match.ts'
import type { Database, Queryable } from '#db/database.ts'
import { loadManufacturers } from '../manufacturers/store.ts'
import { memoize } from '../memoize.ts'
import { buildColumnNames } from '../query-parser/manufacturer-names.ts'
import { readPartValues } from '../wording/part-values.ts'
import { decide, type Found, isByNumber, decideProvisionally } from './decide.ts'
import { matchNumbers } from './match-numbers.ts'
import { findHits, findPartsByValue, loadBeginnings, loadGoodsOfParts, type ValuePart } from './match-store.ts'
import { findBaseParts, findMisspelt } from './neighbors.ts'
import { type MatchRow, readRow, type RowFacts } from './row-facts.ts'
import { isVerified, loadValueBook, rankParts, toValueQuery, type ValueBook } from './value-query.ts'

const collect = (items: readonly (readonly string[])[]) => [...new Set(items.flat())]

type ByValue = { parts: ValuePart[]; isVerified: boolean }

/** Equal queries run once, and equal rows are ranked once. */
const findByValue = async (db: Queryable, rows: readonly RowFacts[], book: ValueBook) => {
  const wanted = rows.map(({ kind, value, rowPackage }) =>
    kind && value && rowPackage ? toValueQuery(0, kind, value, rowPackage.packages, book) : null,
  )
  const keys = wanted.map((query) => (query ? JSON.stringify(query) : ''))
  const distinct = [...new Map(wanted.flatMap((query, i) => (query ? [[keys[i] ?? '', query] as const] : [])))]
  const numbered = distinct.map(([, query], i) => ({ ...query, query: i }))
  const found = Map.groupBy(numbered.length > 0 ? await findPartsByValue(db, numbered) : [], ({ query }) => query)
  const places = new Map(distinct.map(([key], i) => [key, i]))
  const ranked = new Map<string, ByValue>()
  return rows.map(({ row, value }, i): ByValue => {
    const key = `${keys[i]} ${row.quantity} ${value?.ratings.map((rating) => rating.key).join(' ')}`
    const known = ranked.get(key)
    if (known) return known
    const parts = found.get(places.get(keys[i] ?? '') ?? -1) ?? []
    const verified = value ? parts.filter((part) => isVerified(part, value, book)) : []
    const chosen = verified.length > 0 ? verified : parts
    const result = { parts: rankParts(chosen, row.quantity), isVerified: verified.length > 0 }
    ranked.set(key, result)
    return result
  })
}

/** Matches all rows with at most ten statements, independent of the number of rows. */
export const createPartMatcher = (db: Database) => {
  const loadNames = memoize(async () => buildColumnNames(await loadManufacturers(db)))
  const loadBook = memoize(() => loadValueBook(db))
  const loadKnownBeginnings = memoize((_key: null) => loadBeginnings(db))

  return async (matchRows: readonly MatchRow[]) => {
    const [names, book, values] = [await loadNames(null), await loadBook(null), await readPartValues(db)]
    const rows = matchRows.map((row) => readRow(row, book.packages))
    const norms = collect(rows.flatMap(({ queries }) => queries.map(({ forms }) => forms.map(({ norm }) => norm))))
    const hits = Map.groupBy(norms.length > 0 ? await findHits(db, norms) : [], ({ norm }) => norm)
    const byNumber = rows.map((facts) => matchNumbers(facts, hits, names, book))
    const isOpen = (index: number) => !byNumber[index]?.isDecided
    const open = rows.filter((_, index) => isOpen(index))
    const bases = await findBaseParts(db, collect(open.map(({ similarTo }) => similarTo)))
    const isUnknown = ({ similarTo }: RowFacts) => similarTo.every((norm) => !bases.get(norm)?.length)
    const byValue = (await findByValue(db, open, book)).values()
    const misspelt = await findMisspelt(db, collect(open.filter(isUnknown).map(({ similarTo }) => similarTo)), () =>
      loadKnownBeginnings(null),
    )
    const found = rows.map((facts, index): Found => {
      if (!isOpen(index))
        return { facts, byNumber: byNumber[index] ?? null, bases: [], misspelt: [], values: [], isVerified: false }
      const { parts = [], isVerified: verified = false } = byValue.next().value ?? {}
      const listFrom = (from: typeof bases) => facts.similarTo.flatMap((norm) => from.get(norm) ?? [])
      return {
        facts,
        byNumber: byNumber[index] ?? null,
        bases: listFrom(bases),
        misspelt: listFrom(misspelt),
        values: parts,
        isVerified: verified,
      }
    })
    const decisions = found.map((each) => ({ found: each, provisional: decideProvisionally(each, names, book) }))
    const partIds = decisions.flatMap((each) =>
      isByNumber(each.found.byNumber, each.provisional)
        ? []
        : each.provisional.parts.slice(0, maxCandidates + 1).map(({ id }) => id),
    )
    const goods = partIds.length > 0 ? await loadGoodsOfParts(db, [...new Set(partIds)]) : new Map()
    return decisions.map((each) => decide(each.found, each.provisional, goods, { names, values, book }))
  }
}
