import { z } from 'zod'
import { count } from './shapes.ts'
import { quote } from './quote.ts'

/** Values of `code` in the envelope. All responses have HTTP status 200, except `unavailable` and `internal` with 5xx. */
export const codes = {
  ok: 200,
  invalidRequest: 400,
  notFound: 404,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  sessionEnded: 4001,
  wrongCredentials: 4011,
  notActivated: 4012,
  linkInvalid: 4013,
  belowMinimum: 4101,
  notAMultiple: 4102,
  outOfStock: 4103,
  cartFull: 4104,
  nothingSelected: 4105,
  orderTooLarge: 4106,
  onRequestOnly: 4107,
  priceChanged: 4201,
  keyConflict: 4202,
  inProgress: 4203,
  statusConflict: 4204,
  tooManyUnpaid: 4205,
  changedElsewhere: 4206,
  accountLimit: 4207,
  captchaWrong: 4301,
  paymentRefused: 4401,
  paymentUnavailable: 4402,
  paymentInProgress: 4403,
  fileRefused: 4501,
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** `reason` is `missing` if the field is absent, null or empty, and `unknown` if it is a number that is the id of no row. */
const fieldRefusal = z.object({
  field: z.string(),
  message: z.string(),
  reason: z.enum(['missing', 'invalid', 'unknown']).optional(),
})

/** Data of a refusal beside its message: the invalid fields, or the one whose id is unknown, and the quantities (in pieces) that the shop
 * accepts. A message that names a field has its name in backticks. */
const refusalData = z.object({
  fields: z.array(fieldRefusal).optional(),
  available: count.optional(),
  /** With `outOfStock` of an addition to the cart: the quantity that can still be added to the line. */
  addable: count.optional(),
  minimum: count.optional(),
  multiple: count.optional(),
  /** With `tooManyRequests`: too many attempts of the caller, or a part of the shop is busy, such as the reader of files. */
  retry_after_seconds: count.optional(),
  /** Current quote, with `priceChanged`. */
  quote: quote.optional(),
})

/** A refused line: its index in the request, and its own refusal. */
export const refusedLine = z.object({ index: count, code: count, message: z.string(), data: refusalData })
export type RefusedLine = z.output<typeof refusedLine>

/** `lines` has every refused line of the request. */
export const failureData = refusalData.extend({ lines: z.array(refusedLine).optional() })
export type FailureData = z.output<typeof failureData>

/** `message` is in the language of the `Lang` header. */
export const envelope = z.object({ code: z.int(), message: z.string(), data: z.unknown() })
