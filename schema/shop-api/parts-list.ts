import { z } from 'zod'
import { maxPartsListColumns, maxPartsListRows, maxPastedChars } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { count, quantity, randomToken } from './shapes.ts'

/** What a column of a parts list contains. `quantity` is for one board, `total_quantity` for all boards or for the order. */
export const partsListMeanings = [
  'designators',
  'quantity',
  'total_quantity',
  'boards',
  'value',
  'package',
  'description',
  'manufacturer',
  'manufacturer_part_number',
  'distributor_part_number',
  'internal_part_number',
  'distributor',
  'target_price',
  'date_code',
  'not_fitted',
  'url',
  'note',
  'line',
  'ignored',
] as const

export const partNumberMeanings = [
  'manufacturer_part_number',
  'distributor_part_number',
  'internal_part_number',
] as const satisfies readonly (typeof partsListMeanings)[number][]

/** `alternate`: another part for the row above. `title` includes repeated headers. */
export const partsListRowKinds = ['part', 'alternate', 'not_fitted', 'total', 'title', 'note'] as const

/** `designators`: counted from the designators. `unsure`: several readings are possible, and the buyer must decide. */
export const partsListQuantityStates = ['read', 'designators', 'unsure', 'missing'] as const

/** `designators_differ`: the quantity is not the number of designators. `foreign_currency`: the target price is in another currency than
 * USD, by its cell, a header, a column of currencies or a title. `changed_by_spreadsheet`: a number or date that may have been a part number. */
export const partsListLineProblems = [
  'designators_differ',
  'bad_price',
  'foreign_currency',
  'cut_short',
  'changed_by_spreadsheet',
] as const

/** `quantity_unsure`: no row has a certain quantity. `no_header`: the columns are named by their contents. `tables_beside`: several lists
 * are beside each other, each of them is one of `sheets`, and one is read. */
export const partsListProblems = ['no_header', 'no_part_numbers', 'quantity_unsure', 'tables_beside'] as const

const partsListLine = z.object({
  /** Row number in the sheet, from 1. */
  row: count.positive(),
  kind: z.enum(partsListRowKinds),
  designators: z.string(),
  value: z.string(),
  package: z.string(),
  description: z.string(),
  manufacturer: z.string(),
  /** Every part number of the row, the surest first. */
  numbers: z.array(
    z.object({
      meaning: z.enum(partNumberMeanings),
      number: z.string(),
      /** Name of the manufacturer, or of the distributor of a `distributor_part_number`. */
      company: z.string(),
      column: count,
    }),
  ),
  /** For one board; for the order in lists that have totals only. In a row that is `unsure`, the most likely number, or null if none is possible. */
  qty: quantity.nullable(),
  qty_state: z.enum(partsListQuantityStates),
  target_price: z.string().nullable(),
  /** A target price that is no amount in USD for one piece, with what names its currency, such as `0.05 EUR`; empty for a price. */
  target_price_text: z.string().default(''),
  date_code: z.string(),
  note: z.string(),
  problems: z.array(z.enum(partsListLineProblems)),
  /** Texts of the row's cells, as displayed. */
  cells: z.array(z.string()),
})

const columnNumber = z
  .int()
  .min(0)
  .max(maxPartsListColumns - 1)

const wholePartsList = z.object({
  /** Lists beside each other on one sheet count as sheets, and the name has their columns: `BOM G–K`. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean(), row_count: count, has_table: z.boolean() })),
  /** Index of the sheet that was read. */
  sheet: count,
  /** Row number of the header, from 1; null where the table has none. */
  header_row: count.positive().nullable(),
  columns: z.array(
    z.object({
      /** Index of the column, from 0. */
      column: count,
      header: z.string(),
      meaning: z.enum(partsListMeanings),
      /** From 0 to 1; 1 for a meaning that the request sets. */
      confidence: z.number().min(0).max(1),
    }),
  ),
  rows: z.array(partsListLine).max(maxPartsListRows),
  /** Number of rows after the last one in `rows`, which are not read. */
  rows_left_out: count,
  /** The same for lists with the same headers, with and without corrections, so that corrections can be stored for that layout. */
  layout: z.string(),
  /** Corrections that the member made in an earlier list of the layout have been applied. */
  is_corrected: z.boolean(),
  problems: z.array(z.enum(partsListProblems)),
})

export const readList = endpoint({
  method: 'POST',
  path: '/api/rfq/readPartsList',
  summary:
    'Reads an uploaded or pasted parts list, at most 2,000 rows: its table, columns, kinds of rows and quantities; a member’s corrections are stored for lists of the same layout',
  access: 'visitor',
  retry: true,
  body: z
    .strictObject({
      /** Exactly one of `file_id` and `text`. */
      file_id: randomToken.optional(),
      text: z.string().min(1).max(maxPastedChars).optional(),
      /** Corrections, with which a client reads the list again. */
      sheet: count.optional(),
      /** Row number from 1; 0 for a table without header. */
      header_row: count.optional(),
      columns: z
        .array(z.strictObject({ column: columnNumber, meaning: z.enum(partsListMeanings) }))
        .max(maxPartsListColumns)
        .default([]),
      /** Without corrections in the request: reads the list as the shop finds it, and deletes the corrections stored for its layout. */
      ignore_corrections: z.boolean().default(false),
    })
    .refine(({ file_id, text }) => (file_id === undefined) !== (text === undefined), {
      path: ['file_id'],
      params: { either: true },
    }),
  data: wholePartsList,
})
