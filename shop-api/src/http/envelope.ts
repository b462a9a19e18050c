import { type Code, codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import { DatabaseUnavailable } from '#db/database.ts'
import type { Translator } from '#i18n/translator.ts'
import { Failure, failure } from './failure.ts'

export type Envelope = { code: Code; message: string; data: unknown }
type FailureEnvelope = Envelope & { data: FailureData }

/** Hides the details of unexpected errors. */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  return failure(error instanceof DatabaseUnavailable ? 'unavailable' : 'internal')
}

export const failureEnvelope = (
  { code, messageKey, values, data, fields, lines }: Failure,
  t: Translator,
): FailureEnvelope => ({
  code,
  message: t(messageKey, values),
  data: {
    ...data,
    ...(fields.length > 0 && {
      fields: fields.map(({ field, messageKey, values, reason = 'invalid' as const }) => ({
        field,
        message: t(messageKey, values),
        reason,
      })),
    }),
    ...(lines.length > 0 && {
      lines: lines.map(({ index, failure }) => ({ index, ...failureEnvelope(failure, t) })),
    }),
  },
})

/** Business failures have HTTP 200; faults of the shop do not. */
export const httpStatus = (code: Code): 200 | 404 | 413 | 500 | 503 => {
  if (code === codes.internal) return 500
  return code === codes.unavailable ? 503 : 200
}
