import { z } from 'zod'
import {
  attritionPattern,
  maxBoards,
  maxLongTextChars,
  maxPartsListColumns,
  maxPartsListNameChars,
  maxPartsListRows,
  maxShortTextChars,
  targetPricePattern,
} from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { goods, lifecycles } from './goods.ts'
import { partNumberMeanings, partsListQuantityStates, partsListRowKinds } from './parts-list.ts'
import {
  count,
  createRowCursor,
  customerPartNo,
  id,
  limit,
  opaqueId,
  optionalText,
  page,
  quantity,
  randomToken,
  unitPrice,
} from './shapes.ts'

export const partsListCursor = createRowCursor(opaqueId)

const cellText = z.string().max(maxShortTextChars)
const cells = z.array(cellText).max(maxPartsListColumns)
const rowText = z.string().trim().max(maxLongTextChars).default('')
/** Changes with every save. */
const version = count.positive()

const numberInput = z.strictObject({
  meaning: z.enum(partNumberMeanings),
  number: z.string().trim().min(1).max(maxShortTextChars),
  company: optionalText,
})

const rowInput = z.strictObject({
  kind: z.enum(partsListRowKinds).default('part'),
  designators: rowText,
  value: optionalText,
  package: optionalText,
  description: rowText,
  manufacturer: optionalText,
  numbers: z.array(numberInput).max(maxPartsListColumns).default([]),
  /** For one board. */
  qty: quantity.nullable().default(null),
  qty_state: z.enum(partsListQuantityStates).default('read'),
  target_price: z.string().regex(targetPricePattern).nullable().default(null),
  date_code: optionalText,
  note: rowText,
  customer_part_no: customerPartNo.default(''),
  /** Texts of the row's cells in the file. */
  cells: cells.default([]),
  /** Goods of the row: those that the buyer has chosen, or the shop's match. */
  goods_id: id.nullable().default(null),
  /** False if the goods are the shop's match. */
  is_chosen: z.boolean().default(true),
  is_selected: z.boolean().default(true),
  /** Quantity that the buyer has typed; null if the shop calculates it. */
  order_qty: quantity.nullable().default(null),
})
export type SavedRowInput = z.output<typeof rowInput>

const listInput = z.strictObject({
  /** List to replace; a new list without it. */
  id: opaqueId.optional(),
  /** Required with `id`: the version that the client has read. Another version is refused with code 4206. */
  version: version.optional(),
  name: z.string().trim().min(1).max(maxPartsListNameChars),
  boards: z.int().min(1).max(maxBoards).default(1),
  /** Additional parts in percent, with up to two decimals. */
  attrition_percent: z.string().regex(attritionPattern).default('0'),
  /** `layout` of the list as it was read. */
  layout: z.string().max(100).default(''),
  file_name: optionalText,
  /** Texts of the file's header row. */
  header: cells.default([]),
  rows: z.array(rowInput).max(maxPartsListRows),
})
export type SavedListInput = z.output<typeof listInput>

const listHead = z.object({
  id: opaqueId,
  version,
  name: z.string(),
  boards: count.positive(),
  attrition_percent: z.string().regex(/^\d{1,3}\.\d{2}$/),
  layout: z.string(),
  file_name: z.string(),
  header: z.array(z.string()),
  row_count: count,
  /** Rows that are no total, title or note. */
  line_count: count,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const sharedRow = z.object({
  kind: z.enum(partsListRowKinds),
  designators: z.string(),
  value: z.string(),
  package: z.string(),
  description: z.string(),
  manufacturer: z.string(),
  numbers: z.array(z.object({ meaning: z.enum(partNumberMeanings), number: z.string(), company: z.string() })),
  qty: quantity.nullable(),
  qty_state: z.enum(partsListQuantityStates),
  date_code: z.string(),
  is_selected: z.boolean(),
  order_qty: quantity.nullable(),
  /** Goods as they are now; null if the row has none, or if the shop no longer sells them. */
  goods: goods.nullable(),
  /** False without goods, and if the goods are the shop's match. */
  is_chosen: z.boolean(),
  /** `order_qty` as it was typed, or else the quantity for all boards with attrition, raised to the minimum and multiple of the goods; null if unknown. */
  required_qty: quantity.nullable(),
})

const savedRow = sharedRow.extend({
  target_price: z.string().nullable(),
  note: z.string(),
  customer_part_no: z.string(),
  cells: z.array(z.string()),
  goods_id: id.nullable(),
  /** The goods when the list was last saved, or when the shop last sold them; null if the row had none. */
  snapshot: z
    .object({
      /** Quantity to which the price applies. */
      qty: quantity,
      /** Null for goods that are sold on request only. */
      unit_price: unitPrice.nullable(),
      stock: count,
      lifecycle: z.enum(lifecycles),
    })
    .nullable(),
})

const sharedList = z.object({
  name: z.string(),
  boards: count.positive(),
  attrition_percent: z.string(),
  updated_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  rows: z.array(sharedRow).max(maxPartsListRows),
})

export const savedPartsLists = {
  partsLists: endpoint({
    method: 'GET',
    path: '/api/rfq/partsLists',
    summary: 'Saved parts lists of the member without their rows, the last changed list first',
    access: 'member',
    query: z.strictObject({
      /** Cursor of a row; the pages start after that row. */
      after: partsListCursor.optional(),
      page,
      limit,
    }),
    data: z.object({
      /** Number of all lists. */
      total: count,
      list: z.array(listHead.extend({ cursor: partsListCursor })),
      has_more: z.boolean(),
    }),
  }),
  partsList: endpoint({
    method: 'GET',
    path: '/api/rfq/partsList',
    summary: 'A saved parts list with its rows, and with the goods as they are now and as they were when it was saved',
    access: 'member',
    query: z.strictObject({ id: opaqueId }),
    data: listHead.extend({ rows: z.array(savedRow).max(maxPartsListRows) }),
  }),
  savePartsList: endpoint({
    method: 'POST',
    path: '/api/rfq/savePartsList',
    summary:
      'Saves a parts list of at most 2,000 rows, or replaces one, with the current price, stock and lifecycle of its goods; a member has at most 50 lists',
    access: 'member',
    body: listInput.refine(({ id, version }) => id === undefined || version !== undefined, { path: ['version'] }),
    data: listHead,
  }),
  sharePartsList: endpoint({
    method: 'POST',
    path: '/api/rfq/sharePartsList',
    summary:
      'Returns a token that shows a saved parts list to any client for 30 days, without the buyer’s private data',
    access: 'member',
    body: z.strictObject({ id: opaqueId }),
    data: z.object({ token: randomToken, expires_at: z.iso.datetime() }),
  }),
  sharedPartsList: endpoint({
    method: 'POST',
    path: '/api/rfq/sharedPartsList',
    summary:
      'A shared parts list as it is now, without internal part numbers, target prices, notes and cells; code 404 for an unknown or expired token',
    access: 'public',
    retry: true,
    body: z.strictObject({ token: randomToken }),
    data: sharedList,
  }),
  deletePartsList: endpoint({
    method: 'POST',
    path: '/api/rfq/deletePartsList',
    summary: 'Deletes a saved parts list and its links',
    access: 'member',
    body: z.strictObject({ id: opaqueId }),
    data: z.object({ id: opaqueId }),
  }),
}

export type SavedListHead = z.output<typeof listHead>
export type SavedRow = z.output<typeof savedRow>
export type SharedRow = z.output<typeof sharedRow>
