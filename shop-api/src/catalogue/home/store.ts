import type { homeSectionNames } from '@partgate/schema/shop-api/catalogue.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'
import { goodsColumns, goodsTables, type GoodsRow } from '../products/goods.ts'

export type FloorName = (typeof homeSectionNames)[number]

export const floorGoods = (db: Queryable) =>
  db.query<GoodsRow & { floor: FloorName }>(
    `select f.floor, ${goodsColumns} from floor_goods f join (${goodsTables}) on g.id = f.goods_id order by f.sort, g.id`,
    [],
    'catalogue.floorGoods',
  )

export const floorPage = (db: Queryable, floor: FloorName, offset: number, limit: number) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from floor_goods f join (${goodsTables}) on g.id = f.goods_id
     where f.floor = $1 order by f.sort, g.id limit $3 offset $2`,
    [floor, offset, limit],
    'catalogue.floorPage',
  )

export const floorCount = async (db: Queryable, floor: FloorName) => {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from floor_goods f join goods g on g.id = f.goods_id where f.floor = $1',
    [floor],
    'catalogue.floorCount',
  )
  return row?.count ?? 0
}

export const banners = async (db: Queryable, lang: LocaleCode) => {
  const rows = await db.query<{
    id: number
    link: string
    icons: string | null
    labels: { title?: string; text?: string }
  }>(
    `select id, link, icons, ${localizedSql('$1', 'banner', 'banners.id')} as labels from banners order by sort, id`,
    [lang],
    'catalogue.banners',
  )
  return rows.map(({ labels: { title = '', text = '' }, ...row }) => ({ ...row, title, text }))
}
