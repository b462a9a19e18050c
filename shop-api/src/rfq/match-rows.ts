import { type Attributes, goodsOf, normalisePartNumber } from '#catalogue/index.ts'
import type { Queryable } from '#db/database.ts'
import { chooseGoods } from './choose-goods.ts'
import { hitsFor } from './match-store.ts'
import type { ListRow } from './reading/read-parts-list.ts'

/** A spreadsheet takes a number's leading zeros away: up to three are tried again. */
const lostZeros = ['', '0', '00', '000']

/** What a row's number may be in the catalogue, normalised. */
const normsOf = ({ part_number }: ListRow): string[] => {
  const norm = normalisePartNumber(part_number.normalize('NFKC'))
  if (norm === '') return []
  return /^\d{4,}$/.test(norm) ? lostZeros.map((zeros) => zeros + norm) : [norm]
}

/** Finds what the shop has for each row, in one statement. */
export const matchRows = async (db: Queryable, rows: readonly ListRow[], attributes: Attributes) => {
  const asked = rows.map((row) => ({ row, norms: normsOf(row) }))
  const norms = [...new Set(asked.flatMap((each) => each.norms))]
  const numbers = [...new Set(rows.map(({ part_number }) => part_number))]
  const hits = Map.groupBy(await hitsFor(db, norms, numbers), ({ norm }) => norm)
  return asked.map(({ row, norms }) => {
    const match = chooseGoods(
      row,
      norms.flatMap((norm) => hits.get(norm) ?? []),
    )
    return { ...row, match: match.match, goods: 'hit' in match ? goodsOf(match.hit, attributes) : null }
  })
}
