import type { SubmitRfqInput } from '#graphql/generated/types.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { readPrice } from '../quick-rfq/quick-rfq-values.ts'
import type { ContactValues } from './contact-values.ts'
import type { PartRow } from './part-row.ts'
import { filledRows } from './part-rows.ts'

type RfqRequest = Omit<SubmitRfqInput, 'idempotencyKey' | 'captchaToken'>

const textOrNull = (text: string) => text.trim() || null

const toRfqPart = (row: PartRow): RfqRequest['parts'][number] => ({
  productId: row.productId || null,
  partNumber: row.partNumber.trim(),
  manufacturerName: textOrNull(row.manufacturerName),
  package: textOrNull(row.package),
  dateCode: textOrNull(row.dateCode),
  note: textOrNull(row.note),
  quantity: readQuantity(row.quantity) ?? 0,
  targetPrice: readPrice(row.targetPrice),
  customerPartNumber: textOrNull(row.customerPartNumber),
})

export const toRfqRequest = (rows: readonly PartRow[], contact: ContactValues, fileId: string | null): RfqRequest => ({
  parts: filledRows(rows).map(toRfqPart),
  contactName: contact.contactName.trim(),
  companyName: contact.companyName.trim(),
  email: contact.email.trim(),
  telephone: contact.telephone.trim(),
  countryCode: contact.countryCode,
  reference: textOrNull(contact.reference),
  comment: textOrNull(contact.comment),
  fileId,
})

/** Without references, because the shop may no longer know a product or file. */
export const withoutReferences = (request: RfqRequest): RfqRequest => ({
  ...request,
  fileId: null,
  parts: request.parts.map((part) => ({ ...part, productId: null })),
})
