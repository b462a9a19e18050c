import { type Code, codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import type { MessageKey } from '#i18n/translator.ts'

export type FailureName = Exclude<keyof typeof codes, 'ok'>
export type Values = Record<string, string | number>
export type FieldRefusal = { field: string; messageKey: MessageKey; values?: Values }
type Detail = {
  messageKey?: MessageKey
  values?: Values
  data?: Omit<FailureData, 'fields'>
  fields?: readonly FieldRefusal[]
}

/** Thrown by services; becomes the envelope in the caller's language. */
export class Failure extends Error {
  readonly code: Code
  readonly messageKey: MessageKey
  readonly values: Values
  readonly data: Omit<FailureData, 'fields'>
  readonly fields: readonly FieldRefusal[]

  constructor(name: FailureName, { messageKey, values, data, fields }: Detail) {
    super(name)
    this.code = codes[name]
    this.messageKey = messageKey ?? fields?.[0]?.messageKey ?? `failures.${name}`
    this.values = values ?? fields?.[0]?.values ?? {}
    this.data = data ?? {}
    this.fields = fields ?? []
  }
}

/** The message is `failures.<name>`, or that of the first refused field, unless `messageKey` names another. */
export const failure = (name: FailureName, detail: Detail = {}) => new Failure(name, detail)
