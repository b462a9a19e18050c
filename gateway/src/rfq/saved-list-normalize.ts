import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body, Data } from '@partgate/schema/shop-api/endpoint.ts'
import { opaqueId } from '@partgate/schema/shop-api/shapes.ts'
import type { SavedListHead, SavedRow, SharedRow } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import { calculatePrice, toProduct } from '../catalogue/index.ts'
import type { ResolversParentTypes, SavedPartsListRowInput, SavePartsListInput } from '../generated/resolvers.ts'
import { parseIdArgument, toGlobalId, toRowId } from '../graphql/ids.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toLowerCase, toNullIfBlank, toUpperCase, toUsd } from '../graphql/values.ts'
import type { SavedPartsListModel } from '../models.ts'
import { toPartNumber, toCommonFields, unitUsd } from './normalize.ts'

type Rfqs = typeof contract.rfq

export const savedFieldNames: FieldNames = {
  id: 'listId',
  manufacturer: 'manufacturerName',
  qty: 'quantity',
  qty_state: 'quantityStatus',
  order_qty: 'orderQuantity',
  customer_part_no: 'customerPartNumber',
  goods_id: 'productId',
  is_chosen: 'isProductChosen',
}

export const isListId = (raw: string) => opaqueId.safeParse(raw).success

export const parseListIdArgument = (argument: string, id: string): string =>
  parseIdArgument('SavedPartsList', argument, id, isListId)

export const toSavedList = (
  { id, ...head }: SavedListHead,
  wireRows: SavedRow[] | null = null,
): SavedPartsListModel => ({
  id: toGlobalId('SavedPartsList', id),
  listId: id,
  version: head.version,
  name: head.name,
  boards: head.boards,
  attritionPercent: head.attrition_percent,
  layout: toNullIfBlank(head.layout),
  fileName: toNullIfBlank(head.file_name),
  header: head.header,
  rowCount: head.row_count,
  lineCount: head.line_count,
  createdAt: head.created_at,
  updatedAt: head.updated_at,
  wireRows,
})

const toSharedRow = (row: SharedRow) => {
  const product = row.goods && toProduct(row.goods)
  return {
    ...toCommonFields(row),
    numbers: row.numbers.map(toPartNumber),
    product,
    isProductChosen: row.is_chosen,
    isSelected: row.is_selected,
    orderQuantity: row.order_qty,
    requiredQuantity: row.required_qty,
    price: product && calculatePrice(product, row.required_qty ?? product.minimumOrderQuantity),
  } satisfies ResolversParentTypes['SharedPartsListRow']
}

export const toSavedRow = (row: SavedRow) =>
  ({
    ...toSharedRow(row),
    targetPrice: unitUsd(row.target_price),
    note: toNullIfBlank(row.note),
    customerPartNumber: toNullIfBlank(row.customer_part_no),
    cells: row.cells,
    productId: row.goods_id === null ? null : toGlobalId('Product', row.goods_id),
    snapshot: row.snapshot && {
      quantity: row.snapshot.qty,
      unitPrice: row.snapshot.unit_price === null ? null : toUsd(row.snapshot.unit_price),
      stock: row.snapshot.stock,
      lifecycleStatus: toUpperCase(row.snapshot.lifecycle),
    },
  }) satisfies ResolversParentTypes['SavedPartsListRow']

export const toSharedList = (list: Data<Rfqs['sharedPartsList']>) => ({
  name: list.name,
  boards: list.boards,
  attritionPercent: list.attrition_percent,
  updatedAt: list.updated_at,
  expiresAt: list.expires_at,
  rows: list.rows.map(toSharedRow),
})

type WireList = Body<Rfqs['savePartsList']>
type PartNumberMeaning = NonNullable<NonNullable<WireList['rows'][number]['numbers']>>[number]['meaning']

const toWireRow = (row: SavedPartsListRowInput): WireList['rows'][number] => ({
  kind: row.kind ? toLowerCase(row.kind) : undefined,
  designators: row.designators ?? undefined,
  value: row.value ?? undefined,
  package: row.package ?? undefined,
  description: row.description ?? undefined,
  manufacturer: row.manufacturerName ?? undefined,
  numbers: row.numbers?.map(({ meaning, number, company }) => ({
    // Another meaning is refused by the shop with an error at this field.
    meaning: toLowerCase(meaning) as PartNumberMeaning,
    number,
    company: company ?? undefined,
  })),
  qty: row.quantity ?? undefined,
  qty_state: row.quantityStatus ? toLowerCase(row.quantityStatus) : undefined,
  target_price: row.targetPrice ?? undefined,
  date_code: row.dateCode ?? undefined,
  note: row.note ?? undefined,
  customer_part_no: row.customerPartNumber ?? undefined,
  cells: row.cells ?? undefined,
  goods_id: row.productId ? toRowId('Product', row.productId) : undefined,
  is_chosen: row.isProductChosen ?? undefined,
  is_selected: row.isSelected ?? undefined,
  order_qty: row.orderQuantity ?? undefined,
})

export const toWireList = (input: SavePartsListInput): WireList => ({
  id: input.listId ? parseListIdArgument('input.listId', input.listId) : undefined,
  version: input.version ?? undefined,
  name: input.name,
  boards: input.boards ?? undefined,
  attrition_percent: input.attritionPercent ?? undefined,
  layout: input.layout ?? undefined,
  file_name: input.fileName ?? undefined,
  header: input.header ?? undefined,
  rows: input.rows.map(toWireRow),
})
