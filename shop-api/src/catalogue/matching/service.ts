import type { LocaleCode } from '@partgate/schema/locales.ts'
import { maxCandidates, partQuery, type PartMatches, type partQueries } from '@partgate/schema/shop-api/part-match.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import { Failure } from '#http/failure.ts'
import { validate } from '#http/validate.ts'
import { type GoodsRow, toGoods } from '../products/goods.ts'
import type { VocabularyIn } from '../wording/vocabulary.ts'
import type { Difference } from './differences.ts'
import { createNothing } from './match-part.ts'
import { createPartMatcher } from './matcher.ts'

type Row = z.output<typeof partQueries>['parts'][number]

const validateRow = (row: Row): Failure | null => {
  try {
    validate(partQuery, row)
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

const toMatchRow = ({
  part_numbers: partNumbers,
  internal_numbers: internalNumbers,
  qty: quantity,
  reference: _,
  ...texts
}: Row) => ({
  ...texts,
  partNumbers,
  internalNumbers,
  quantity,
})

export const createMatchingService = (db: Database, vocabularyIn: VocabularyIn) => {
  const match = createPartMatcher(db)

  return {
    matchParts: async (parts: readonly Row[], lang: LocaleCode) => {
      const failures = parts.map(validateRow)
      const valid = parts.filter((_, index) => !failures[index])
      const matches = (await match(valid.map(toMatchRow))).values()
      const { wording, categories } = await vocabularyIn(lang)
      const nameCategory = (goods: GoodsRow | null, differences: Difference[]) =>
        differences.map((each) =>
          each.aspect === 'category' && goods
            ? { ...each, offered: categories.get(goods.category_id)?.category_name ?? null }
            : each,
        )
      const rows: PartMatches['rows'] = failures.map((refusal) => {
        const found = refusal ? null : matches.next().value
        const { number, goods, candidates, differences, ...rest } = found ?? createNothing('unreadable')
        return {
          ...rest,
          matched_number: number,
          goods: goods && toGoods(goods, wording),
          differences: nameCategory(goods, differences),
          candidates: candidates.slice(0, maxCandidates).map((candidate) => ({
            ...candidate,
            goods: toGoods(candidate.goods, wording),
            differences: nameCategory(candidate.goods, candidate.differences),
          })),
        }
      })
      return {
        rows,
        refused: failures.flatMap((refusal, index) => (refusal ? [{ index, failure: refusal }] : [])),
      }
    },
  }
}
