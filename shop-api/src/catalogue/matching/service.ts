import type { LocaleCode } from '@partgate/schema/locales.ts'
import { maxCandidates, partQuery, type PartMatches, type partQueries } from '@partgate/schema/shop-api/part-match.ts'
import type { z } from 'zod'
import type { Database, Queryable } from '#db/database.ts'
import { Failure } from '#http/failure.ts'
import { validate } from '#http/validate.ts'
import { loadManufacturers } from '../manufacturers/store.ts'
import { memoize } from '../memoize.ts'
import { type GoodsRow, toGoods } from '../products/goods.ts'
import { loadDefaultGoods } from '../products/goods-store.ts'
import { buildColumnNames } from '../query-parser/manufacturer-names.ts'
import { normalizePartNumber } from '../search/part-number.ts'
import { tidy } from '../search/plan.ts'
import { listTypoVariants } from '../search/typo.ts'
import type { VocabularyIn } from '../vocabulary.ts'
import { matchPart, type PartMatch, type PartQuery } from './match-part.ts'
import { findHits, findPartsByVariant, findPartsWithPrefix } from './match-store.ts'

export const createPartMatcher = (db: Queryable) => {
  const loadNames = memoize(async () => buildColumnNames(await loadManufacturers(db)))

  return async (queries: readonly PartQuery[]) => {
    const norms = [...new Set(queries.flatMap((query) => query.norms))]
    const hits = Map.groupBy(norms.length > 0 ? await findHits(db, norms) : [], ({ norm }) => norm)
    const names = await loadNames(null)
    return queries.map((query) =>
      matchPart(
        query,
        query.norms.flatMap((norm) => hits.get(norm) ?? []),
        names,
      ),
    )
  }
}

const minPrefixChars = 3

type Neighbor = { reason: 'prefix' | 'typo'; partId: number }

/** For each number, parts that start with it, then parts one typing error away. */
const findNeighbors = async (db: Queryable, norms: readonly string[]): Promise<ReadonlyMap<string, Neighbor[]>> => {
  const long = norms.filter(({ length }) => length >= minPrefixChars)
  const variants = norms.flatMap((norm) => listTypoVariants(norm).map((variant) => ({ norm, variant })))
  const prefixed = long.length > 0 ? await findPartsWithPrefix(db, long, maxCandidates) : []
  const mistyped =
    variants.length > 0
      ? await findPartsByVariant(
          db,
          variants.map(({ norm }) => norm),
          variants.map(({ variant }) => variant),
        )
      : []
  const found = [
    ...prefixed.map(({ norm, id }) => ({ norm, reason: 'prefix' as const, partId: id })),
    ...mistyped.map(({ norm, id }) => ({ norm, reason: 'typo' as const, partId: id })),
  ]
  const first = new Map(found.toReversed().map((each) => [`${each.norm} ${each.partId}`, each]))
  return Map.groupBy([...first.values()].toReversed(), ({ norm }) => norm)
}

type Row = z.output<typeof partQueries>['parts'][number]

const toQuery = ({ part_number, manufacturer, qty }: Row): PartQuery => {
  const norm = normalizePartNumber(tidy(part_number))
  return { number: part_number, norms: norm === '' ? [] : [norm], manufacturer, quantity: qty }
}

const validateRow = (row: Row): Failure | null => {
  try {
    validate(partQuery, row)
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

const unmatched: PartMatch<GoodsRow> = { kind: 'none', goods: null, candidates: [] }

export const createMatchingService = (db: Database, vocabularyIn: VocabularyIn) => {
  const match = createPartMatcher(db)

  /** Neighbors are looked up only for rows whose number the shop does not know. */
  const addNeighbors = async (queries: readonly PartQuery[], matches: readonly PartMatch<GoodsRow>[]) => {
    const isUnknown = (index: number) => matches[index]?.kind === 'none' && matches[index].candidates.length === 0
    const norms = [...new Set(queries.flatMap((query, index) => (isUnknown(index) ? query.norms : [])))]
    if (norms.length === 0) return matches
    const neighbors = await findNeighbors(db, norms)
    const listNeighbors = ({ norms: own }: PartQuery) =>
      own.flatMap((norm) => neighbors.get(norm) ?? []).slice(0, maxCandidates)
    const partIds = [...new Set(queries.flatMap(listNeighbors).map(({ partId }) => partId))]
    const rows = new Map((await loadDefaultGoods(db, partIds)).map((row) => [row.part_id, row]))
    return matches.map((each, index) => {
      const query = queries[index]
      if (!query || !isUnknown(index)) return each
      const candidates = listNeighbors(query).flatMap(({ reason, partId }) => {
        const goods = rows.get(partId)
        return goods ? [{ reason, goods }] : []
      })
      return { ...each, candidates }
    })
  }

  return {
    matchParts: async (parts: readonly Row[], lang: LocaleCode) => {
      const failures = parts.map(validateRow)
      const queries = parts.filter((_, index) => !failures[index]).map(toQuery)
      const matches = await addNeighbors(queries, await match(queries))
      const { attributes } = await vocabularyIn(lang)
      const matched = matches.values()
      const rows: PartMatches['rows'] = failures.map((refusal) => {
        const { kind, goods, candidates } = refusal ? unmatched : (matched.next().value ?? unmatched)
        return {
          match: kind,
          goods: goods && toGoods(goods, attributes),
          candidates: candidates
            .slice(0, maxCandidates)
            .map((candidate) => ({ reason: candidate.reason, goods: toGoods(candidate.goods, attributes) })),
        }
      })
      return {
        rows,
        refused: failures.flatMap((refusal, index) => (refusal ? [{ index, failure: refusal }] : [])),
      }
    },
  }
}
