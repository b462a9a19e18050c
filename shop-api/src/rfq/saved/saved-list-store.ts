import { randomBytes } from 'node:crypto'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { SavedListInput, SavedRowInput } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import type { Queryable } from '#db/database.ts'
import { createKeyset, type RowPlace } from '#db/keyset.ts'

export type HeadRow = {
  id: string
  version: number
  name: string
  boards: number
  attrition_percent: string
  layout: string
  file_name: string
  header: string[]
  row_count: number
  line_count: number
  created_at: Date
  updated_at: Date
}
type HeadInput = Omit<SavedListInput, 'id' | 'version' | 'rows'>

/** Kinds of rows that are lines for the buyer. */
const lineKinds: ReadonlySet<SavedRowInput['kind']> = new Set(['part', 'alternate', 'not_fitted'])
export const countLines = (rows: readonly SavedRowInput[]) => rows.filter(({ kind }) => lineKinds.has(kind)).length

const lineCount = `(select count(*)::int from parts_list_rows r
  where r.list_id = l.id and r.kind in (${[...lineKinds].map((kind) => `'${kind}'`).join(', ')})) as line_count`
const head = `${lineCount}, l.id, l.version, l.name, l.boards, l.attrition_percent::text as attrition_percent, l.layout, l.file_name, l.header,
  l.row_count, l.created_at, l.updated_at`

const keyset = createKeyset('l.updated_at', 'l.id', 'desc')

type ListRange = { after: RowPlace | null; offset: number; limit: number }

export const listLists = (db: Queryable, userId: number, { after, offset, limit }: ListRange) =>
  db.query<HeadRow & { cursor: string }>(
    `select ${head}, ${keyset.cursor} as cursor from parts_lists l
     where l.user_id = $1 and ${keyset.isAfter('$2', '$3')} order by ${keyset.order} offset $4 limit $5`,
    [userId, after?.at ?? null, after?.number ?? null, offset, limit],
    'rfq.listPartsLists',
  )

export const countLists = async (db: Queryable, userId: number) => {
  const [counted] = await db.query<{ total: number }>(
    'select count(*)::int as total from parts_lists where user_id = $1',
    [userId],
    'rfq.countPartsLists',
  )
  return counted?.total ?? 0
}

/** Saves of one member wait for each other, so that the number of lists stays below the maximum. */
export const lockMember = async (tx: Queryable, userId: number): Promise<void> => {
  await tx.query('select 1 from users where id = $1 for no key update', [userId], 'rfq.lockMember')
}

export const findList = async (db: Queryable, userId: number, id: string) => {
  const [found] = await db.query<HeadRow>(
    `select ${head} from parts_lists l where l.user_id = $1 and l.id = $2`,
    [userId, id],
    'rfq.findPartsList',
  )
  return found ?? null
}

const toParameters = (input: HeadInput, rowCount: number) => [
  input.name,
  input.boards,
  input.attrition_percent,
  input.layout,
  input.file_name,
  input.header,
  rowCount,
]

export const insertList = async (tx: Queryable, userId: number, input: HeadInput, rowCount: number) => {
  const [inserted] = await tx.query<HeadRow>(
    `insert into parts_lists as l (id, user_id, name, boards, attrition_percent, layout, file_name, header, row_count)
     values ($1, $2, $3, $4, $5::numeric, $6, $7, $8::text[], $9) returning ${head}`,
    [randomBytes(16).toString('base64url'), userId, ...toParameters(input, rowCount)],
    'rfq.insertPartsList',
  )
  if (!inserted) throw new Error('The parts list was not stored')
  return inserted
}

type Version = { userId: number; id: string; version: number }

/** Null if the list does not exist or has another version. */
export const replaceList = async (
  tx: Queryable,
  { userId, id, version }: Version,
  input: HeadInput,
  rowCount: number,
) => {
  const [replaced] = await tx.query<HeadRow>(
    `update parts_lists l set version = l.version + 1, updated_at = now(), name = $4, boards = $5, attrition_percent = $6::numeric,
       layout = $7, file_name = $8, header = $9::text[], row_count = $10
     where l.user_id = $1 and l.id = $2 and l.version = $3 returning ${head}`,
    [userId, id, version, ...toParameters(input, rowCount)],
    'rfq.replacePartsList',
  )
  return replaced ?? null
}

export const deleteList = async (db: Queryable, userId: number, id: string): Promise<boolean> => {
  const deleted = await db.query(
    'delete from parts_lists where user_id = $1 and id = $2 returning id',
    [userId, id],
    'rfq.deletePartsList',
  )
  return deleted.length > 0
}

/** Prices in 1e-5 USD, as text because JSON numbers lose digits. */
export type Snapshot = {
  snapshot_qty: number
  snapshot_price: string | null
  snapshot_stock: number
  snapshot_lifecycle: Goods['lifecycle']
}
type NoSnapshot = { [Name in keyof Snapshot]: null }
export const noSnapshot: NoSnapshot = {
  snapshot_qty: null,
  snapshot_price: null,
  snapshot_stock: null,
  snapshot_lifecycle: null,
}
export type ListRow = SavedRowInput & (Snapshot | NoSnapshot)

const columns = `kind, designators, value, package, description, manufacturer, numbers, qty, qty_state, target_price, date_code, note,
  customer_part_no, cells, goods_id, is_chosen, is_selected, order_qty, snapshot_qty, snapshot_price, snapshot_stock, snapshot_lifecycle`

export const loadRows = (db: Queryable, listId: string) =>
  db.query<ListRow>(
    `select ${columns} from parts_list_rows where list_id = $1 order by position`,
    [listId],
    'rfq.loadPartsListRows',
  )

/** `target_price` is in 1e-5 USD here. */
export const insertRows = (tx: Queryable, listId: string, rows: readonly ListRow[]) =>
  tx.query(
    `insert into parts_list_rows (list_id, position, ${columns})
     select $1, row_number() over (), ${columns} from jsonb_to_recordset($2::jsonb) as r (
       kind text, designators text, value text, package text, description text, manufacturer text, numbers jsonb, qty int,
       qty_state text, target_price bigint, date_code text, note text, customer_part_no text, cells jsonb, goods_id int,
       is_chosen boolean, is_selected boolean, order_qty int, snapshot_qty int, snapshot_price bigint, snapshot_stock int, snapshot_lifecycle text)`,
    [listId, JSON.stringify(rows)],
    'rfq.insertPartsListRows',
  )

export const deleteRows = (tx: Queryable, listId: string) =>
  tx.query('delete from parts_list_rows where list_id = $1', [listId], 'rfq.deletePartsListRows')

/** By goods id, for goods that the shop no longer sells. */
export const loadSnapshots = async (tx: Queryable, listId: string, goodsIds: readonly number[]) => {
  const rows = await tx.query<Snapshot & { goods_id: number }>(
    `select distinct on (goods_id) goods_id, snapshot_qty, snapshot_price, snapshot_stock, snapshot_lifecycle
     from parts_list_rows where list_id = $1 and goods_id = any($2::int[]) and snapshot_qty is not null
     order by goods_id, position`,
    [listId, goodsIds],
    'rfq.loadSnapshots',
  )
  return new Map(rows.map(({ goods_id, ...snapshot }) => [goods_id, snapshot]))
}
