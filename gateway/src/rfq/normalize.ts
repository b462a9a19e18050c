import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body, Data } from '@partgate/schema/shop-api/endpoint.ts'
import { toProduct } from '../catalogue/index.ts'
import type {
  ParsePartsListInput,
  PartsListMatch,
  SubmitQuickRfqInput,
  ResolversParentTypes,
  RfqPartInput,
  SubmitRfqInput,
} from '../generated/resolvers.ts'
import { toGlobalId, parseRowIdArgument, toRowId } from '../graphql/ids.ts'
import type { RfqModel, RfqPartModel } from '../models.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toCountryCode, toLowerCase, toNullIfBlank, toUpperCase, toUsd } from '../graphql/values.ts'

type Rfqs = typeof contract.rfq
type Row = Omit<Data<Rfqs['list']>['list'][number], 'cursor'>
type WirePart = Data<Rfqs['detail']>['parts'][number]

export const fieldNames: FieldNames = {
  country: 'countryCode',
  file_id: 'fileId',
  header_row: 'headerRow',
  ignore_corrections: 'ignoresStoredCorrections',
  qty: 'quantity',
  goods_id: 'productId',
  manufacturer: 'manufacturerName',
  customer_part_no: 'customerPartNumber',
}

/** Unit prices have five decimals. */
export const unitUsd = (price: string | null) => {
  if (price === null) return null
  const [whole = '0', decimals = ''] = price.split('.')
  return toUsd(`${whole}.${decimals.padEnd(5, '0')}`)
}

const toRfqPart = (part: WirePart): RfqPartModel => ({
  partNumber: part.part_number,
  manufacturerName: toNullIfBlank(part.manufacturer),
  package: toNullIfBlank(part.package),
  dateCode: toNullIfBlank(part.date_code),
  note: toNullIfBlank(part.note),
  quantity: part.qty,
  targetPrice: unitUsd(part.target_price),
  customerPartNumber: toNullIfBlank(part.customer_part_no),
  goodsId: part.goods_id,
})

/** A list has no parts where the client does not select them. */
export const toRfq = (row: Row): RfqModel => ({
  id: toGlobalId('Rfq', row.rfq_no),
  rfqNumber: row.rfq_no,
  reference: toNullIfBlank(row.reference),
  status: toUpperCase(row.status),
  createdAt: row.created_at,
  viewedAt: row.viewed_at,
  updatedAt: row.updated_at,
  isConfirmedByEmail: row.is_mailed,
  contactName: toNullIfBlank(row.contact_name),
  companyName: toNullIfBlank(row.company_name),
  email: row.email,
  telephone: toNullIfBlank(row.telephone),
  countryCode: toCountryCode(row.country),
  comment: toNullIfBlank(row.comment),
  partCount: row.part_count,
  parts: (row.parts ?? []).map(toRfqPart),
})

const partsListMatches = {
  exact: 'EXACT',
  normalised: 'NORMALIZED',
  none: 'NONE',
} as const satisfies Record<Data<Rfqs['handleExcel']>['rows'][number]['match'], PartsListMatch>

export const toPartsListRow = (
  row: Data<Rfqs['handleExcel']>['rows'][number],
): ResolversParentTypes['PartsListRow'] => ({
  row: row.row,
  partNumber: toNullIfBlank(row.part_number),
  manufacturerName: toNullIfBlank(row.manufacturer),
  package: toNullIfBlank(row.package),
  dateCode: toNullIfBlank(row.date_code),
  quantity: row.qty,
  quantityText: toNullIfBlank(row.qty_text),
  targetPrice: unitUsd(row.target_price),
  customerPartNumber: toNullIfBlank(row.customer_part_no),
  problems: row.problems.map(toUpperCase),
  match: partsListMatches[row.match],
  product: row.goods && toProduct(row.goods),
})

type WireList = Data<Rfqs['readList']>

type WireLine = WireList['rows'][number]

export const toPartNumber = ({ meaning, number, company }: Omit<WireLine['numbers'][number], 'column'>) => ({
  meaning: toUpperCase(meaning),
  number,
  company: toNullIfBlank(company),
})

type CommonField =
  | 'kind'
  | 'designators'
  | 'value'
  | 'package'
  | 'description'
  | 'manufacturer'
  | 'qty'
  | 'qty_state'
  | 'date_code'

/** The fields that rows of read, saved and shared lists have in common. */
export const toCommonFields = (row: Pick<WireLine, CommonField>) => ({
  kind: toUpperCase(row.kind),
  designators: toNullIfBlank(row.designators),
  value: toNullIfBlank(row.value),
  package: toNullIfBlank(row.package),
  description: toNullIfBlank(row.description),
  manufacturerName: toNullIfBlank(row.manufacturer),
  quantity: row.qty,
  quantityStatus: toUpperCase(row.qty_state),
  dateCode: toNullIfBlank(row.date_code),
})

const toListLine = (row: WireLine): ResolversParentTypes['PartsListLine'] => ({
  ...toCommonFields(row),
  row: row.row,
  numbers: row.numbers.map(({ column, ...each }) => ({ ...toPartNumber(each), column })),
  targetPrice: unitUsd(row.target_price),
  targetPriceText: toNullIfBlank(row.target_price_text),
  note: toNullIfBlank(row.note),
  problems: row.problems.map(toUpperCase),
  cells: row.cells,
})

export const toParsedList = (list: WireList): ResolversParentTypes['ParsedPartsList'] => ({
  sheets: list.sheets.map((sheet) => ({
    name: toNullIfBlank(sheet.name),
    isHidden: sheet.is_hidden,
    rowCount: sheet.row_count,
    hasTable: sheet.has_table,
  })),
  sheet: list.sheet,
  headerRow: list.header_row,
  columns: list.columns.map(({ column, header, meaning, confidence }) => ({
    column,
    header: toNullIfBlank(header),
    meaning: toUpperCase(meaning),
    confidencePercent: Math.round(confidence * 100),
  })),
  rows: list.rows.map(toListLine),
  rowsLeftOut: list.rows_left_out,
  layout: list.layout,
  isCorrected: list.is_corrected,
  findings: list.problems.map(toUpperCase),
})

export const toListRequest = (input: ParsePartsListInput): Body<Rfqs['readList']> => ({
  file_id: input.fileId ?? undefined,
  text: input.text ?? undefined,
  sheet: input.sheet ?? undefined,
  header_row: input.headerRow ?? undefined,
  columns: (input.columns ?? []).map(({ column, meaning }) => ({ column, meaning: toLowerCase(meaning) })),
  ignore_corrections: input.ignoresStoredCorrections ? true : undefined,
})

const toPart = (part: RfqPartInput) => ({
  goods_id: part.productId ? toRowId('Product', part.productId) : undefined,
  part_number: part.partNumber,
  manufacturer: part.manufacturerName ?? undefined,
  package: part.package ?? undefined,
  date_code: part.dateCode ?? undefined,
  note: part.note ?? undefined,
  qty: part.quantity,
  target_price: part.targetPrice ?? undefined,
  customer_part_no: part.customerPartNumber ?? undefined,
})

export const toSubmission = (input: SubmitRfqInput): Body<Rfqs['submit']> => ({
  idempotency_key: input.idempotencyKey,
  parts: input.parts.map(toPart),
  reference: input.reference ?? undefined,
  contact_name: input.contactName,
  company_name: input.companyName,
  email: input.email,
  telephone: input.telephone,
  country: input.countryCode,
  comment: input.comment ?? undefined,
  file_id: input.fileId ?? undefined,
  captcha_token: input.captchaToken ?? undefined,
})

export const toQuickRequest = (input: SubmitQuickRfqInput): Body<Rfqs['quick']> => ({
  idempotency_key: input.idempotencyKey,
  goods_id: parseRowIdArgument('Product', 'input.productId', input.productId),
  qty: input.quantity,
  target_price: input.targetPrice ?? undefined,
  email: input.email ?? undefined,
  contact_name: input.contactName ?? undefined,
  comment: input.comment ?? undefined,
  captcha_token: input.captchaToken ?? undefined,
})
