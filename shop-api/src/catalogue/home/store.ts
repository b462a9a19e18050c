import type { homeSectionNames } from '@partgate/schema/shop-api/catalogue.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'
import { goodsColumns, goodsTables, type GoodsRow } from '../products/goods.ts'

export type HomeSectionName = (typeof homeSectionNames)[number]

export const loadSectionGoods = (db: Queryable) =>
  db.query<GoodsRow & { floor: HomeSectionName }>(
    `select f.floor, ${goodsColumns} from floor_goods f join (${goodsTables}) on g.id = f.goods_id order by f.sort, g.id`,
    [],
    'catalogue.loadSectionGoods',
  )

export const loadSectionPage = (db: Queryable, floor: HomeSectionName, offset: number, limit: number) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from floor_goods f join (${goodsTables}) on g.id = f.goods_id
     where f.floor = $1 order by f.sort, g.id limit $3 offset $2`,
    [floor, offset, limit],
    'catalogue.loadSectionPage',
  )

export const countSectionGoods = async (db: Queryable, floor: HomeSectionName) => {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from floor_goods f join goods g on g.id = f.goods_id where f.floor = $1',
    [floor],
    'catalogue.countSectionGoods',
  )
  return row?.count ?? 0
}

export const loadBanners = async (db: Queryable, lang: LocaleCode) => {
  const rows = await db.query<{
    id: number
    link: string
    icons: string | null
    labels: { title?: string; text?: string }
  }>(
    `select id, link, icons, ${localizedSql('$1', 'banner', 'banners.id')} as labels from banners order by sort, id`,
    [lang],
    'catalogue.loadBanners',
  )
  return rows.map(({ labels: { title = '', text = '' }, ...row }) => ({ ...row, title, text }))
}
