import { recountFacets } from '@partgate/shop-api/src/catalogue/index.ts'
import { createCatalogueIndexes, dropCatalogueIndexes } from '@partgate/shop-api/src/db/catalogue-indexes.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { attributeKeys, attributes } from '../taxonomy/attributes.ts'
import { categories } from '../taxonomy/categories.ts'
import { copyLine } from './copy-line.ts'
import { fillHomeSections } from './home-sections-by-rule.ts'
import { floorGoods } from './home-sections.ts'
import { manufacturerLines } from '../taxonomy/lines.ts'
import { manufacturers } from '../taxonomy/manufacturers.ts'
import { countParts, type PartCounts } from './part-counts.ts'
import { generateParts, planCatalogue, type Share } from '../engine/plan.ts'
import { readings } from '../taxonomy/readings.ts'
import { columns, lineWriter, loadedTables } from './rows.ts'
import { allSeries } from '../series/all.ts'
import { attributeIds, banners, texts, textKinds } from '../words/words.ts'

/** Increase when the same seed and number of parts give other rows. */
export const catalogueVersion = 3
const batchParts = 5_000

const empty = async (db: Database) => {
  await dropCatalogueIndexes(db)
  await db.exec(`
    delete from meta where key in ('catalogue', 'catalogue_counts');
    delete from texts where kind in (${textKinds.map((kind) => `'${kind}'`).join(', ')});
    delete from cart_lines;
    truncate parts, goods, goods_offers, aliases, substitutes, floor_goods, banners, attribute_values, attributes,
      shelf_counts, manufacturer_categories, manufacturer_lines, categories, manufacturers`)
}

const loadCategories = async (db: Database) => {
  const line = copyLine
  await db.copyIn(
    'manufacturers',
    ['id', 'slug', 'name', 'country'],
    manufacturers.map((m) => line(m.id, m.slug, m.name, m.country)),
  )
  await db.copyIn(
    'categories',
    ['id', 'parent_id', 'slug', 'icon', 'sort'],
    categories.map((c) => line(c.id, c.parentId, c.slug, c.icon, c.id)),
  )
  await db.copyIn(
    'manufacturer_lines',
    ['manufacturer_id', 'kind', 'sort'],
    manufacturerLines().map((row) => line(row.manufacturerId, row.kind, row.sort)),
  )
  const isNumeric = (key: (typeof attributeKeys)[number]) => attributes[key].unit !== null
  await db.copyIn(
    'attributes',
    ['id', 'key', 'unit', 'is_numeric', 'sort', 'reading'],
    attributeKeys.map((key, i) =>
      line(i + 1, key, attributes[key].unit, isNumeric(key), i + 1, readings.get(key) ?? null),
    ),
  )
  await db.copyIn(
    'banners',
    ['id', 'link', 'sort'],
    banners.map(({ id, link }) => line(id, link, id)),
  )
  await db.copyIn(
    'texts',
    ['kind', 'id', 'lang', 'body'],
    texts().map((t) => line(t.kind, t.id, t.lang, JSON.stringify(t.body))),
  )
}

const loadParts = async (
  db: Database,
  shares: readonly Share[],
  seed: number,
  onParts: (parts: number) => void,
): Promise<PartCounts> => {
  const counts = countParts()
  const writer = lineWriter(shares, seed)
  const flush = async () => {
    const lines = writer.take()
    for (const table of loadedTables) await db.copyIn(table, columns[table], lines[table])
  }
  for (const part of generateParts(shares)) {
    writer.add(part)
    counts.add(part)
    if (part.id % batchParts !== 0) continue
    await flush()
    onParts(part.id)
  }
  await flush()
  const values = writer.valueLines((key) => attributeIds.get(key) ?? 0)
  await db.copyIn('attribute_values', ['id', 'attribute_id', 'num', 'txt', 'part_count'], values)
  return counts
}

const storeCounts = async (db: Database, counts: PartCounts) => {
  for (const [table, parts] of [
    ['categories', counts.byCategory()],
    ['manufacturers', counts.byManufacturer()],
  ] as const) {
    await db.query(
      `update ${table} set part_count = c.n from unnest($1::int[], $2::int[]) as c (id, n) where ${table}.id = c.id`,
      [[...parts.keys()], [...parts.values()]],
    )
  }
  await db.copyIn(
    'manufacturer_categories',
    ['manufacturer_id', 'category_id', 'part_count'],
    counts
      .manufacturerCategories()
      .map(({ manufacturerId, categoryId, parts }) => copyLine(manufacturerId, categoryId, parts)),
  )
}

type Wanted = { parts: number; seed: number; onStage: (stage: 'parts' | 'indexes', parts: number) => void }

export const loadCatalogue = async (db: Database, { parts, seed, onStage }: Wanted): Promise<{ goods: number }> => {
  const shares = planCatalogue(allSeries, parts, seed)
  await empty(db)
  await loadCategories(db)
  const counts = await loadParts(db, shares, seed, (done) => onStage('parts', done))
  await storeCounts(db, counts)
  await db.copyIn(
    'floor_goods',
    ['floor', 'goods_id', 'sort'],
    floorGoods(shares).map((row) => copyLine(row.floor, row.goodsId, row.sort)),
  )
  onStage('indexes', parts)
  await createCatalogueIndexes(db)
  await db.vacuum()
  await recountFacets(db)
  await fillHomeSections(db)
  const goods = counts.goods()
  const summary = JSON.stringify({ parts, goods, seed, version: catalogueVersion })
  await db.query("insert into meta (key, value) values ('catalogue', $1)", [summary])
  return { goods }
}
