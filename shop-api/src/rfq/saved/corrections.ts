import { maxStoredCorrections } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'
import type { Corrections, PartsList } from '../reading/read-parts-list.ts'

type StoredCorrections = {
  sheet_name: string | null
  header_row: number | null
  columns: NonNullable<Corrections['columns']>
}

/** Null if the corrections name a sheet or a column that the list does not have. */
export const fitCorrections = (
  { sheet_name, header_row, columns }: StoredCorrections,
  { sheets, columns: found, rows }: Pick<PartsList, 'sheets' | 'columns' | 'rows'>,
): Corrections | null => {
  const sheet = sheet_name === null ? undefined : sheets.findIndex(({ name }) => name === sheet_name)
  const width = Math.max(0, ...found.map(({ column }) => column + 1), ...rows.map(({ cells }) => cells.length))
  if (sheet === -1 || columns.some(({ column }) => column >= width)) return null
  return {
    ...(sheet !== undefined && { sheet }),
    ...(header_row !== null && { headerRow: header_row }),
    columns,
  }
}

export const findCorrections = async (db: Queryable, userId: number, layout: string) => {
  const [found] = await db.query<StoredCorrections>(
    'select sheet_name, header_row, columns from parts_list_corrections where user_id = $1 and layout = $2',
    [userId, layout],
    'rfq.findCorrections',
  )
  return found ?? null
}

export const deleteCorrections = (db: Queryable, userId: number, layout: string) =>
  db.query(
    'delete from parts_list_corrections where user_id = $1 and layout = $2',
    [userId, layout],
    'rfq.deleteCorrections',
  )

/** Above the maximum, the least recently corrected layouts are deleted. */
export const storeCorrections = async (
  db: Queryable,
  userId: number,
  { layout, sheets }: Pick<PartsList, 'layout' | 'sheets'>,
  { sheet, headerRow, columns }: Corrections,
): Promise<void> => {
  const sheetName = sheet === undefined ? null : (sheets[sheet]?.name ?? null)
  await db.query(
    `insert into parts_list_corrections (user_id, layout, sheet_name, header_row, columns) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (user_id, layout) do update set sheet_name = excluded.sheet_name, header_row = excluded.header_row,
       columns = excluded.columns, updated_at = now()`,
    [userId, layout, sheetName, headerRow ?? null, JSON.stringify(columns ?? [])],
    'rfq.storeCorrections',
  )
  await db.query(
    `delete from parts_list_corrections where user_id = $1 and layout in (
       select layout from parts_list_corrections where user_id = $1 order by updated_at desc, layout offset $2)`,
    [userId, maxStoredCorrections],
    'rfq.deleteOldCorrections',
  )
}
