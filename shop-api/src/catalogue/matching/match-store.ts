import type { Database, Queryable } from '#db/database.ts'
import { partColumns, type GoodsRow, type UnnamedPartRow } from '../products/goods.ts'
import { loadVariations } from '../products/goods-store.ts'
import { nameManufacturers } from '../products/name-manufacturers.ts'
import { arrayParameter } from '../statement.ts'
import type { ValueQuery } from './value-query.ts'

/** One packaging of a part that a number identifies. `alias_kind` is null where the number is the part number; `named_goods_id` is set
 * where the number is that of one packaging. */
export type Hit = GoodsRow & {
  norm: string
  named_goods_id: number | null
  alias_kind: string | null
  popularity: number
}

type NumberedPart = UnnamedPartRow & { popularity: number }

const numberedPartColumns = `${partColumns}, p.popularity`

const findPartsByNumber = (db: Queryable, norms: readonly string[]) =>
  db.query<NumberedPart & { norm: string }>(
    `select p.mpn_norm as norm, ${numberedPartColumns}
     from parts p where p.mpn_norm = any(${arrayParameter(1, 'text')})`,
    [norms],
    'catalogue.findPartsByNumber',
  )

const findAliases = (db: Queryable, norms: readonly string[]) =>
  db.query<Pick<Hit, 'norm' | 'part_id' | 'named_goods_id' | 'alias_kind'>>(
    `select alias_norm as norm, part_id, goods_id as named_goods_id, kind as alias_kind
     from aliases where alias_norm = any(${arrayParameter(1, 'text')})`,
    [norms],
    'catalogue.findAliases',
  )

const loadParts = (db: Queryable, ids: readonly number[]) =>
  db.query<NumberedPart>(
    `select ${numberedPartColumns} from parts p where p.id = any(${arrayParameter(1, 'int')})`,
    [ids],
    'catalogue.loadParts',
  )

/** The packagings of each part, of which `known` are loaded. A part has many more columns than its packagings, so it is read once. */
export const loadGoodsOfParts = async (
  db: Database,
  partIds: readonly number[],
  known: readonly NumberedPart[] = [],
) => {
  const parts = new Map(known.map((part) => [part.part_id, part]))
  const others = partIds.filter((id) => !parts.has(id))
  const [loaded, variations] = await Promise.all([
    others.length > 0 ? loadParts(db, others) : [],
    loadVariations(db, partIds),
  ])
  return new Map(
    (await nameManufacturers(db, [...parts.values(), ...loaded])).map((part) => [
      part.part_id,
      (variations.get(part.part_id) ?? []).map((goods) => ({ ...part, ...goods })),
    ]),
  )
}

/** Nearly all numbers of a list are part numbers, so the parts are read from the index of their numbers, and only those that an alias names by their ids. The numbers are in the order of the index, into which the database would sort them. */
export const findHits = async (db: Database, norms: readonly string[]): Promise<Hit[]> => {
  const sorted = norms.toSorted()
  const [parts, aliases] = await Promise.all([findPartsByNumber(db, sorted), findAliases(db, sorted)])
  const numbers = [
    ...parts.map(({ norm, part_id }) => ({ norm, part_id, named_goods_id: null, alias_kind: null })),
    ...aliases,
  ]
  if (numbers.length === 0) return []
  const goods = await loadGoodsOfParts(db, [...new Set(numbers.map(({ part_id }) => part_id))], parts)
  return numbers.flatMap((number) => (goods.get(number.part_id) ?? []).map((each) => ({ ...each, ...number })))
}

/** A part in brief; `norm` is the number for which it was found. */
export type Neighbor = {
  norm: string
  id: number
  mpn: string
  popularity: number
  package: string
  category_id: number
  manufacturer_id: number
  manufacturer: string
  /** The value that names the part, such as its resistance in ohms; null for parts without one. */
  value: number | null
  attribute: number | null
  value_ids: number[]
}
const neighborColumns =
  'p.id, p.mpn, p.popularity, p.package, p.category_id, p.manufacturer_id, m.name as manufacturer, a.num as value, a.attribute_id as attribute, p.value_ids'
const neighborJoins = `join manufacturers m on m.id = p.manufacturer_id
     left join attribute_values a on a.id = p.value_ids[1]`

const prefixesPerNumber = 50

/** The first 50 parts whose number starts with each of `norms`. */
export const findPartsWithPrefix = (db: Queryable, norms: readonly string[]) =>
  db.query<Neighbor>(
    `select n.norm, ${neighborColumns} from unnest($1::text[]) n (norm)
     cross join lateral (
       select * from parts
       where mpn_norm >= n.norm collate "C" and mpn_norm < n.norm collate "C" || '~'
       order by mpn_norm limit ${prefixesPerNumber}
     ) p
     ${neighborJoins}`,
    [norms],
    'catalogue.findPartsWithPrefix',
  )

/** For each number, how many of its first characters some part number has too: one of its neighbors in the order of the index shares most. */
export const findSharedBeginnings = (db: Queryable, norms: readonly string[]) =>
  db.query<{ norm: string; before: string | null; after: string | null }>(
    `select n.norm,
       (select mpn_norm from parts where mpn_norm < n.norm collate "C" order by mpn_norm desc limit 1) as before,
       (select mpn_norm from parts where mpn_norm >= n.norm collate "C" order by mpn_norm limit 1) as after
     from unnest($1::text[]) n (norm)`,
    [norms],
    'catalogue.findSharedBeginnings',
  )

export const beginningChars = 6
/** Every beginning of a part number. Jumps from one to the next, because the index has millions of entries and some thousand beginnings. */
export const loadBeginnings = async (db: Queryable) => {
  const rows = await db.query<{ beginning: string }>(
    `with recursive every as (
       (select left(mpn_norm, ${beginningChars}) as beginning from parts order by mpn_norm limit 1)
       union all
       select (
         select left(p.mpn_norm, ${beginningChars}) from parts p
         where p.mpn_norm > (beginning || case when length(beginning) < ${beginningChars} then '' else chr(1114111) end) collate "C"
         order by p.mpn_norm limit 1
       )
       from every where beginning is not null
     ) select beginning from every where beginning is not null`,
    [],
    'catalogue.beginnings',
  )
  return new Set(rows.map(({ beginning }) => beginning))
}

/** The variants of `norms[i]` are the words of `variants[i]`. */
export const findPartsByVariant = (db: Queryable, norms: readonly string[], variants: readonly string[]) =>
  db.query<Neighbor>(
    `select v.norm, ${neighborColumns} from unnest($1::text[], $2::text[]) v (norm, variants)
     cross join lateral (
       select * from parts where mpn_norm = any(string_to_array(v.variants, ' ') collate "C") offset 0
     ) p
     ${neighborJoins}`,
    [norms, variants],
    'catalogue.findPartsByVariant',
  )

/** A part that has a value in a package, with the offer of the goods that lists show first. */
export type ValuePart = {
  query: number
  id: number
  mpn: string
  popularity: number
  lifecycle: string
  manufacturer_id: number
  value_ids: number[]
  minimum: number
  multiple: number
  stock: number
} & Pick<GoodsRow, 'price_breaks'>

const partsPerPackage = 30

/** The first of `value_ids` is the value that names the part, such as the resistance of a resistor. */
export const findPartsByValue = (db: Queryable, queries: readonly ValueQuery[]) =>
  db.query<ValuePart>(
    `select q.query, p.id, p.mpn, p.popularity, p.lifecycle, p.manufacturer_id, p.value_ids, g.minimum, g.multiple, g.stock,
       g.price_breaks
     from json_to_recordset($1::json) as q (
       query int, attribute int, least float8, most float8, packages text[], categories int[], excluded int[]
     )
     cross join lateral (
       select id from attribute_values v
       where v.attribute_id = q.attribute and v.num >= q.least and v.num <= q.most limit 50
     ) v
     cross join lateral unnest(q.packages) named (package)
     cross join lateral (
       select * from parts p
       where p.package = named.package and p.value_ids[1] = v.id
         and p.category_id = any(q.categories) and not p.value_ids && q.excluded
       order by p.popularity desc, p.id limit ${partsPerPackage}
     ) p
     cross join lateral (
       select goods.* from listed_goods l join goods on goods.id = l.goods_id
       where l.part_id = p.id and l.place = 1 offset 0
     ) g`,
    [JSON.stringify(queries)],
    'catalogue.findPartsByValue',
  )
