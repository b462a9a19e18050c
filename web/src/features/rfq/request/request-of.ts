import type { SubmitRfqInput } from '#graphql/generated/types.ts'
import { readQuantity } from '#ui/quantity-step.ts'
import { readPrice } from '../quick-rfq-values.ts'
import type { ContactValues } from './contact-values.ts'
import type { PartRow } from './part-row.ts'
import { filledRows } from './part-rows.ts'

type Asked = Omit<SubmitRfqInput, 'idempotencyKey' | 'captchaToken'>

const textOrNull = (text: string) => text.trim() || null

const partOf = (row: PartRow): Asked['parts'][number] => ({
  productId: row.goodsId || null,
  partNumber: row.partNumber.trim(),
  manufacturerName: textOrNull(row.manufacturerName),
  package: textOrNull(row.package),
  dateCode: textOrNull(row.dateCode),
  quantity: readQuantity(row.quantity) ?? 0,
  targetPrice: readPrice(row.targetPrice),
})

/** What is sent: the rows in which something stands, and who asks. */
export const requestOf = (rows: readonly PartRow[], contact: ContactValues, fileId: string | null): Asked => ({
  parts: filledRows(rows).map(partOf),
  contactName: contact.contactName.trim(),
  companyName: contact.companyName.trim(),
  email: contact.email.trim(),
  telephone: contact.telephone.trim(),
  countryCode: contact.countryCode,
  comment: textOrNull(contact.comment),
  fileId,
})

/** The same in words alone: the shop may no longer know a product or a file. */
export const inWords = (asked: Asked): Asked => ({
  ...asked,
  fileId: null,
  parts: asked.parts.map((part) => ({ ...part, productId: null })),
})
