import { recountDueFacets } from '@partgate/shop-api/src/catalogue/index.ts'
import { createCatalogueIndexes, dropCatalogueIndexes } from '@partgate/shop-api/src/db/catalogue-indexes.ts'
import { recountDueCatalogue } from '@partgate/shop-api/src/counts/catalogue-counts.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { attributeKeys, attributes } from '../taxonomy/attributes.ts'
import { categories } from '../taxonomy/categories.ts'
import { copyLine } from './copy-line.ts'
import { fillHomeSections } from './home-sections-by-rule.ts'
import { floorGoods } from './home-sections.ts'
import { manufacturerLines } from '../taxonomy/lines.ts'
import { manufacturers } from '../taxonomy/manufacturers.ts'
import { generateCatalogue, type Batch } from './generate.ts'
import { sumByCategory, sumByManufacturer, type PartCounts } from './part-counts.ts'
import { planCatalogue } from '../engine/plan.ts'
import { readings } from '../taxonomy/readings.ts'
import { columns, type LoadedTable } from './rows.ts'
import { allSeries } from '../series/all.ts'
import { banners, texts, textKinds } from '../words/words.ts'

/** Increase when the same seed and number of parts give other rows. */
const catalogueVersion = 8

/** The new catalogue gives goods ids another meaning. */
const forgetGoods = `
  delete from cart_lines;
  delete from cart_saved_lines;
  delete from cart_shares;
  update parts_lists set version = version + 1;
  update parts_list_rows set goods_id = null, is_chosen = false, snapshot_qty = null, snapshot_price = null,
    snapshot_stock = null, snapshot_lifecycle = null where goods_id is not null;
  update rfq_parts set goods_id = null where goods_id is not null;`

const empty = async (db: Database) => {
  await dropCatalogueIndexes(db)
  await db.exec(`
    ${forgetGoods}
    delete from meta where key in ('catalogue', 'catalogue_counts');
    delete from texts where kind in (${textKinds.map((kind) => `'${kind}'`).join(', ')});
    truncate parts, goods, aliases, substitutes, floor_goods, banners, attribute_values, attributes,
      value_counts, letter_positions, manufacturer_categories, manufacturer_lines, categories, manufacturers`)
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
  await db.copyIn(
    'attributes',
    ['id', 'key', 'unit', 'sort', 'reading'],
    attributeKeys.map((key, i) => line(i + 1, key, attributes[key].unit, i + 1, readings.get(key) ?? null)),
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

type Catalogue = { parts: number; seed: number }

const loadParts = async (db: Database, catalogue: Catalogue, onBatch: (batch: Batch) => void): Promise<PartCounts> => {
  for await (const batch of generateCatalogue(catalogue)) {
    const store = ([table, lines]: [LoadedTable, string]) => db.copyIn(table, columns[table], [lines])
    await Promise.all((Object.entries(batch.lines) as [LoadedTable, string][]).map(store))
    onBatch(batch)
    if (batch.counts) return batch.counts
  }
  throw new Error('The generator ended before the last part.')
}

const storeCounts = async (db: Database, { manufacturerCategories }: PartCounts) => {
  for (const [table, parts] of [
    ['categories', sumByCategory(manufacturerCategories)],
    ['manufacturers', sumByManufacturer(manufacturerCategories)],
  ] as const) {
    await db.query(
      `update ${table} set part_count = c.n from unnest($1::int[], $2::int[]) as c (id, n) where ${table}.id = c.id`,
      [[...parts.keys()], [...parts.values()]],
    )
  }
  await db.copyIn(
    'manufacturer_categories',
    ['manufacturer_id', 'category_id', 'part_count'],
    manufacturerCategories.map(({ manufacturerId, categoryId, parts }) => copyLine(manufacturerId, categoryId, parts)),
  )
}
/** Sorting in memory, not on disk. The embedded engine has 2 GB. */
const indexSettings = {
  postgresql: { lanes: 2, settings: "set local maintenance_work_mem = '1GB'; set local work_mem = '512MB';" },
  embedded: { lanes: 1, settings: "set local maintenance_work_mem = '256MB';" },
}

/** `rows` of all tables so far; then the steps that follow the last row. */
export type Progress = { kind: 'rows'; parts: number; rows: number } | { kind: 'steps'; done: number; of: number }

type Wanted = Catalogue & { onProgress: (progress: Progress) => void }

export const loadCatalogue = async (db: Database, { parts, seed, onProgress }: Wanted): Promise<{ goods: number }> => {
  await empty(db)
  await loadCategories(db)
  let rows = 0
  const counts = await loadParts(db, { parts, seed }, (batch) => {
    rows += batch.rows
    onProgress({ kind: 'rows', parts: batch.parts, rows })
  })
  await storeCounts(db, counts)
  await db.copyIn(
    'floor_goods',
    ['floor', 'goods_id', 'sort'],
    floorGoods(planCatalogue(allSeries, parts, seed)).map((row) => copyLine(row.floor, row.goodsId, row.sort)),
  )
  await createCatalogueIndexes(db, {
    ...indexSettings[db.engine],
    onStatement: (done, of) => onProgress({ kind: 'steps', done, of }),
  })
  await db.vacuum()
  // A shop that runs meanwhile may have counted a part of the catalogue.
  await db.query("delete from meta where key in ('catalogue_counted_at', 'facets_counted_at')")
  await recountDueFacets(db)
  await recountDueCatalogue(db)
  await fillHomeSections(db)
  const { goods } = counts
  const summary = JSON.stringify({ parts, goods, seed, version: catalogueVersion })
  await db.query("insert into meta (key, value) values ('catalogue', $1)", [summary])
  return { goods }
}
