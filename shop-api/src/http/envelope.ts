import { type Code, codes } from '@partgate/schema/shop-api/envelope.ts'
import { DatabaseUnavailable } from '#db/database.ts'
import type { Translator } from '#i18n/translator.ts'
import { Failure, failure } from './failure.ts'

export type Envelope = { code: Code; message: string; data: unknown }

/** The failure that an error is to the caller: itself, or one that gives nothing away. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  return failure(error instanceof DatabaseUnavailable ? 'unavailable' : 'internal')
}

export const failureEnvelope = ({ code, messageKey, values, data, fields }: Failure, t: Translator): Envelope => ({
  code,
  message: t(messageKey, values),
  data:
    fields.length > 0
      ? { ...data, fields: fields.map(({ field, messageKey, values }) => ({ field, message: t(messageKey, values) })) }
      : data,
})

/** Business answers travel with HTTP 200; what is the shop's own trouble does not. */
export const httpStatus = (code: Code): 200 | 404 | 413 | 500 | 503 => {
  if (code === codes.internal) return 500
  return code === codes.unavailable ? 503 : 200
}
