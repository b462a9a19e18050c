import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body, Data } from '@partgate/schema/shop-api/endpoint.ts'
import { toProduct } from '../catalogue/index.ts'
import type {
  PartsListMatch,
  RequestQuickQuoteInput,
  ResolversParentTypes,
  RfqPartInput,
  SubmitRfqInput,
} from '../generated/resolvers.ts'
import { toGlobalId, parseRowIdArgument } from '../graphql/ids.ts'
import type { RfqModel, RfqPartModel } from '../models.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toCountryCode, toNullIfBlank, toUpperCase, toUsd } from '../graphql/values.ts'

type Rfqs = typeof contract.rfq
type Row = Data<Rfqs['list']>['list'][number]
type WirePart = Data<Rfqs['detail']>['parts'][number]

export const fieldNames: FieldNames = {
  country: 'countryCode',
  qty: 'quantity',
  goods_id: 'productId',
  manufacturer: 'manufacturerName',
}

/** Unit prices have five decimals. */
const unitUsd = (price: string | null) => {
  if (price === null) return null
  const [whole = '0', decimals = ''] = price.split('.')
  return toUsd(`${whole}.${decimals.padEnd(5, '0')}`)
}

const toRfqPart = (part: WirePart): RfqPartModel => ({
  partNumber: part.part_number,
  manufacturerName: toNullIfBlank(part.manufacturer),
  package: toNullIfBlank(part.package),
  dateCode: toNullIfBlank(part.date_code),
  quantity: part.qty,
  targetPrice: unitUsd(part.target_price),
  goodsId: part.goods_id,
})

/** A list has no parts where the client does not select them. */
export const toRfq = (row: Row): RfqModel => ({
  id: toGlobalId('Rfq', row.rfq_no),
  rfqNumber: row.rfq_no,
  status: toUpperCase(row.status),
  createdAt: row.created_at,
  viewedAt: row.viewed_at,
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
  targetPrice: unitUsd(row.target_price),
  problems: row.problems.map(toUpperCase),
  match: partsListMatches[row.match],
  product: row.goods && toProduct(row.goods),
})

const toPart = (part: RfqPartInput, index: number) => ({
  goods_id: part.productId
    ? parseRowIdArgument('Product', `input.parts.${index}.productId`, part.productId)
    : undefined,
  part_number: part.partNumber,
  manufacturer: part.manufacturerName ?? undefined,
  package: part.package ?? undefined,
  date_code: part.dateCode ?? undefined,
  qty: part.quantity,
  target_price: part.targetPrice ?? undefined,
})

export const toSubmission = (input: SubmitRfqInput): Body<Rfqs['submit']> => ({
  idempotency_key: input.idempotencyKey,
  parts: input.parts.map(toPart),
  contact_name: input.contactName,
  company_name: input.companyName,
  email: input.email,
  telephone: input.telephone,
  country: input.countryCode,
  comment: input.comment ?? undefined,
  file_id: input.fileId ?? undefined,
  captcha_token: input.captchaToken ?? undefined,
})

export const toQuickRequest = (input: RequestQuickQuoteInput): Body<Rfqs['quick']> => ({
  idempotency_key: input.idempotencyKey,
  goods_id: parseRowIdArgument('Product', 'input.productId', input.productId),
  qty: input.quantity,
  target_price: input.targetPrice ?? undefined,
  email: input.email ?? undefined,
  contact_name: input.contactName ?? undefined,
  comment: input.comment ?? undefined,
  captcha_token: input.captchaToken ?? undefined,
})
