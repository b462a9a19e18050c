import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { Database, Queryable } from '#db/database.ts'
import { arrayParameter } from '../statement.ts'
import {
  goodsColumns,
  goodsTables,
  goodsWithParts,
  partColumns,
  variationColumns,
  type GoodsRow,
  type UnnamedPartRow,
  type VariationRow,
} from './goods.ts'
import { nameManufacturers } from './name-manufacturers.ts'

/** In any order. */
export const loadGoodsByIds = (db: Queryable, ids: readonly number[]) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from ${goodsTables} where g.id = any(${arrayParameter(1, 'int')})`,
    [ids],
    'catalogue.loadGoodsByIds',
  )

/** The same for lists, which no transaction reads. */
export const loadGoodsOfPage = async (db: Database, ids: readonly number[]): Promise<GoodsRow[]> => {
  const rows = await db.query<UnnamedPartRow & VariationRow>(
    `select ${variationColumns}, ${partColumns} from ${goodsWithParts} where g.id = any(${arrayParameter(1, 'int')})`,
    [ids],
    'catalogue.loadGoodsOfPage',
  )
  return nameManufacturers(db, rows)
}

/** All packagings of the parts, by part; the smallest minimum first. They are sorted here, because the database would sort those of all parts together. */
export const loadVariations = async (db: Queryable, partIds: readonly number[]) => {
  const rows = await db.query<VariationRow & { part_id: number }>(
    `select g.part_id, ${variationColumns} from goods g where g.part_id = any(${arrayParameter(1, 'int')})`,
    [partIds],
    'catalogue.loadVariations',
  )
  const byPart = Map.groupBy(rows, ({ part_id }) => part_id)
  for (const goods of byPart.values()) goods.sort((a, b) => a.minimum - b.minimum || a.goods_id - b.goods_id)
  return byPart
}

type Alias = GoodsDetail['aliases'][number]

const loadAliases = async (db: Queryable, partIds: readonly number[]) =>
  Map.groupBy(
    await db.query<Alias & { part_id: number }>(
      `select part_id, alias as part_number, kind from aliases
       where part_id = any(${arrayParameter(1, 'int')}) order by kind, alias`,
      [partIds],
      'catalogue.loadAliases',
    ),
    ({ part_id }) => part_id,
  )

/** No goods have a larger one. */
const maxId = 2 ** 31 - 1

/** The parts of the goods, each once. */
const findParts = async (db: Database, ids: readonly number[], slugs: readonly string[]) => {
  const rows = await db.query<UnnamedPartRow>(
    `select ${partColumns} from parts p where p.id = any(array(
       select part_id from goods where id = any(${arrayParameter(1, 'int')})
       union all select part_id from goods where slug = any(${arrayParameter(2, 'text')})
     ))`,
    [ids.filter((id) => id <= maxId), slugs],
    'catalogue.findParts',
  )
  return nameManufacturers(db, rows)
}

/** In the requested order, each once. The requested goods are among the packagings of their part, so they are read with these. */
export const loadGoodsDetails = async (db: Database, ids: readonly number[], slugs: readonly string[]) => {
  const parts = await findParts(db, ids, slugs)
  const partIds = parts.map(({ part_id }) => part_id)
  const [variations, aliases] = await Promise.all([loadVariations(db, partIds), loadAliases(db, partIds)])
  const details = parts.flatMap((part) => {
    const packagings = variations.get(part.part_id) ?? []
    const shared = { ...part, variations: packagings, aliases: aliases.get(part.part_id) ?? [] }
    return packagings.map((goods) => ({ ...shared, ...goods }))
  })
  const byId = new Map(details.map((each) => [each.goods_id, each]))
  const bySlug = new Map(details.map((each) => [each.slug, each]))
  const requested = new Set([...ids.map((id) => byId.get(id)), ...slugs.map((slug) => bySlug.get(slug))])
  return [...requested].filter((each) => each !== undefined)
}
