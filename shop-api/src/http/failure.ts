import { type Code, codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import type { MessageKey } from '#i18n/translator.ts'

type FailureName = Exclude<keyof typeof codes, 'ok'>
type Values = Record<string, string | number>
export type FieldRefusal = { field: string; messageKey: MessageKey; values?: Values; reason?: 'missing' | 'unknown' }
/** `index` is the line's index in the request. */
type LineRefusal = { index: number; failure: Failure }
type ShopData = Omit<FailureData, 'fields' | 'lines'>
type Detail = {
  messageKey?: MessageKey
  values?: Values
  data?: ShopData
  fields?: readonly FieldRefusal[]
  lines?: readonly LineRefusal[]
}

/** Thrown by services; becomes the envelope in the caller's language. */
export class Failure extends Error {
  readonly code: Code
  readonly messageKey: MessageKey
  readonly values: Values
  readonly data: ShopData
  readonly fields: readonly FieldRefusal[]
  readonly lines: readonly LineRefusal[]

  constructor(name: FailureName, defaultKey: MessageKey, { messageKey, values, data, fields, lines }: Detail) {
    super(name)
    this.code = codes[name]
    const first = fields?.[0] ?? lines?.[0]?.failure
    this.messageKey = messageKey ?? first?.messageKey ?? defaultKey
    this.values = values ?? first?.values ?? {}
    this.data = data ?? {}
    this.fields = fields ?? []
    this.lines = lines ?? []
  }
}

/** The message is `failures.<name>`, or that of the first refused field or line, unless `messageKey` names another. */
export const failure = (name: Exclude<FailureName, 'accountLimit'>, detail: Detail = {}) =>
  new Failure(name, `failures.${name}`, detail)

/** Each limit of an account has its own message. */
export const createAccountLimitFailure = (
  messageKey: 'failures.addressesFull' | 'failures.partsListsFull',
  max: number,
) => new Failure('accountLimit', messageKey, { values: { max } })

/** Names the field whose id is unknown, or belongs to another caller. */
export const createNotFoundFailure = (field: string, messageKey: MessageKey = 'failures.notFound') =>
  failure('notFound', { fields: [{ field, messageKey }] })
