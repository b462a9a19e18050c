import { z } from 'zod'
import { count } from './shapes.ts'
import { quote } from './quote.ts'

/** What `code` in the envelope says (spec 7: success is 200, an ended session is 4001). Business answers travel with
 * HTTP 200; only `unavailable` and `internal` use an HTTP status of 5xx. */
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
  tooMuch: 4106,
  priceChanged: 4201,
  keyConflict: 4202,
  inProgress: 4203,
  statusConflict: 4204,
  tooManyUnpaid: 4205,
  captchaWrong: 4301,
  paymentRefused: 4401,
  paymentUnavailable: 4402,
  fileRefused: 4501,
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** What a refusal carries beside its sentence, as far as it applies: the fields it is about, and the numbers (in pieces)
 * that would have been accepted. */
export const failureData = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  available: count.optional(),
  minimum: count.optional(),
  multiple: count.optional(),
  /** With `priceChanged`: what the order would cost now. */
  quote: quote.optional(),
})
export type FailureData = z.output<typeof failureData>

/** `{code, message, data}`: `message` is the shop's sentence in the language of the `Lang` header. */
export const envelope = z.object({ code: z.int(), message: z.string(), data: z.unknown() })
