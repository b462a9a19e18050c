import { maxSubstitutes } from '@partgate/schema/limits.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { goodsColumns, joinListedGoods, type GoodsRow } from './goods.ts'

export const findPartOfGoods = async (db: Queryable, goodsId: number) => {
  const [row] = await db.query<{ part_id: number; category_id: number; manufacturer_id: number }>(
    'select g.part_id, p.category_id, p.manufacturer_id from goods g join parts p on p.id = g.part_id where g.id = $1::bigint',
    [goodsId],
    'catalogue.findPartOfGoods',
  )
  return row
}

export const loadSubstitutes = (db: Queryable, partId: number) =>
  db.query<GoodsRow & { reason: string }>(
    `select s.reason, ${goodsColumns} from substitutes s
     ${joinListedGoods('s.substitute_id')}
     where s.part_id = $1 order by s.sort, s.substitute_id limit $2`,
    [partId, maxSubstitutes],
    'catalogue.substitutesOf',
  )

export const loadPopularParts = (db: Queryable, partId: number, categoryId: number, max: number) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from (
       select id from parts where category_id = $2 and id <> $1 order by popularity desc, id limit $3
     ) beside ${joinListedGoods('beside.id')}
     order by p.popularity desc, p.id`,
    [partId, categoryId, max],
    'catalogue.loadPopularParts',
  )

export const loadSubstituteReasons = async (db: Queryable, lang: LocaleCode): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.query<{ key: string; text: string }>(
    `select body ->> 'key' as key, body ->> 'text' as text from texts
     where kind = 'reason' and lang in ('en', $1) order by lang = $1`,
    [lang],
    'catalogue.loadSubstituteReasons',
  )
  return new Map(rows.map(({ key, text }) => [key, text]))
}
