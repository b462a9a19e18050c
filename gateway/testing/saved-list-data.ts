import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { SavedListHead, SavedRow, SharedRow } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import { Refusal } from './refusal.ts'
import { makeGoods } from './shop-data.ts'
import type { SetResponse } from './shop-request.ts'

const { rfq } = contract

export const listHead: SavedListHead = {
  id: 'list-of-ada-0123456789',
  version: 3,
  name: 'Amplifier',
  boards: 25,
  attrition_percent: '2.50',
  layout: 'l'.repeat(22),
  file_name: 'amp.xlsx',
  header: ['Ref', 'MPN'],
  row_count: 1,
  line_count: 1,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
}

const sharedRow: SharedRow = {
  kind: 'part',
  designators: 'R1-R4',
  value: '10k',
  package: '0603',
  description: '',
  manufacturer: '',
  numbers: [{ meaning: 'manufacturer_part_number', number: 'PART-1', company: '' }],
  qty: 4,
  qty_state: 'designators',
  date_code: '',
  is_chosen: false,
  is_selected: true,
  order_qty: null,
  goods: makeGoods(1),
  required_qty: 110,
}

export const makeSavedRow = (changes: Partial<SavedRow> = {}): SavedRow => ({
  ...sharedRow,
  target_price: '0.0187',
  note: '',
  customer_part_no: '4711-B',
  cells: ['R1-R4', 'PART-1'],
  goods_id: 1,
  snapshot: { qty: 110, unit_price: '0.02000', stock: 7, lifecycle: 'active' },
  ...changes,
})

export const listCursor = `${listHead.updated_at}~${listHead.id}`

export const addSavedListResponses = ({ respond }: { respond: SetResponse }) => {
  respond(rfq.partsLists, () => ({ total: 1, list: [{ ...listHead, cursor: listCursor }], has_more: false }))
  respond(rfq.partsList, ({ query }) =>
    query['id'] === listHead.id ? { ...listHead, rows: [makeSavedRow()] } : new Refusal(codes.notFound, 'Not found.'),
  )
  respond(rfq.savePartsList, () => ({ ...listHead, version: 4 }))
  respond(rfq.deletePartsList, () => ({ id: listHead.id }))
  respond(rfq.sharePartsList, () => ({ token: 's'.repeat(43), expires_at: '2026-12-21T08:00:00.000Z' }))
  respond(rfq.sharedPartsList, () => ({
    name: listHead.name,
    boards: listHead.boards,
    attrition_percent: listHead.attrition_percent,
    updated_at: listHead.updated_at,
    expires_at: '2026-12-21T08:00:00.000Z',
    rows: [sharedRow],
  }))
}
