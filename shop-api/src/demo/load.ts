import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#db/database.ts'
import { attributeKeys, attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { copyLine } from './copy-line.ts'
import { floorGoods } from './floors.ts'
import { manufacturerIds, manufacturers } from './manufacturers.ts'
import { partsOf, planCatalogue, type Share } from './plan.ts'
import { columns, lineWriter, loadedTables, manufacturerOf } from './rows.ts'
import { allSeries } from './series/all.ts'
import { attributeIds, banners, texts, textKinds } from './words.ts'

const script = (name: string) => readFile(join(import.meta.dirname, '../db', name), 'utf8')

/** Grows when the same seed and number of parts mean other rows. */
export const catalogueVersion = 1
const batchParts = 5_000

const empty = async (db: Database) => {
  await db.exec(await script('catalogue-indexes-drop.sql'))
  await db.exec(`
    delete from meta where key = 'catalogue';
    delete from texts where kind in (${textKinds.map((kind) => `'${kind}'`).join(', ')});
    delete from cart_lines;
    truncate parts, goods, goods_offers, aliases, substitutes, floor_goods, banners, attribute_values, attributes, categories, manufacturers`)
}

const loadShelves = async (db: Database) => {
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
  const isNumeric = (key: (typeof attributeKeys)[number]) => attributes[key].unit !== null
  await db.copyIn(
    'attributes',
    ['id', 'key', 'unit', 'is_numeric', 'sort'],
    attributeKeys.map((key, i) => line(i + 1, key, attributes[key].unit, isNumeric(key), i + 1)),
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

type Counts = { goods: number; byCategory: Map<number, number>; byManufacturer: Map<number, number> }
const add = (counts: Map<number, number>, id: number | null | undefined) => {
  if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
}
const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]))

const loadParts = async (
  db: Database,
  shares: readonly Share[],
  seed: number,
  onParts: (parts: number) => void,
): Promise<Counts> => {
  const counts: Counts = { goods: 0, byCategory: new Map(), byManufacturer: new Map() }
  const writer = lineWriter(shares, seed)
  const flush = async () => {
    const lines = writer.take()
    for (const table of loadedTables) await db.copyIn(table, columns[table], lines[table])
  }
  for (const part of partsOf(shares)) {
    writer.add(part)
    counts.goods += part.facts.packings.length
    add(counts.byManufacturer, manufacturerIds.get(manufacturerOf(part)))
    const slug = part.facts.category ?? part.share.series.category
    for (let id = categoryBySlug.get(slug)?.id ?? null; id; id = parentOf.get(id) ?? null) add(counts.byCategory, id)
    if (part.id % batchParts !== 0) continue
    await flush()
    onParts(part.id)
  }
  await flush()
  const values = writer.valueLines((key) => attributeIds.get(key) ?? 0)
  await db.copyIn('attribute_values', ['id', 'attribute_id', 'num', 'txt'], values)
  return counts
}

const storeCounts = async (db: Database, table: 'categories' | 'manufacturers', counts: Map<number, number>) => {
  await db.query(
    `update ${table} set part_count = c.n from unnest($1::int[], $2::int[]) as c (id, n) where ${table}.id = c.id`,
    [[...counts.keys()], [...counts.values()]],
  )
}

type Wanted = { parts: number; seed: number; onStage: (stage: 'parts' | 'indexes', parts: number) => void }

/** Fills the catalogue's tables anew and answers how many goods there are. Memory does not grow with the number of parts. */
export const loadCatalogue = async (db: Database, { parts, seed, onStage }: Wanted): Promise<{ goods: number }> => {
  const shares = planCatalogue(allSeries, parts, seed)
  await empty(db)
  await loadShelves(db)
  const { goods, byCategory, byManufacturer } = await loadParts(db, shares, seed, (done) => onStage('parts', done))
  await storeCounts(db, 'categories', byCategory)
  await storeCounts(db, 'manufacturers', byManufacturer)
  await db.copyIn(
    'floor_goods',
    ['floor', 'goods_id', 'sort'],
    floorGoods(shares).map((row) => copyLine(row.floor, row.goodsId, row.sort)),
  )
  onStage('indexes', parts)
  await db.exec(await script('catalogue-indexes.sql'))
  const told = JSON.stringify({ parts, goods, seed, version: catalogueVersion })
  await db.query("insert into meta (key, value) values ('catalogue', $1)", [told])
  return { goods }
}
