import { type Code, codes, type FailureData, type RefusedLine } from '@partgate/schema/shop-api/envelope.ts'
import type { UserErrorCode } from '../generated/resolvers.ts'
import type { UserErrorModel } from '../models.ts'
import { isRefusal } from '../upstream/error.ts'

type OmitCode<T> = T extends unknown ? Omit<T, 'code'> : never
/** The refusal's own code applies to an error without one. */
type UncodedError = OmitCode<UserErrorModel> & { code?: UserErrorCode }

/** Wire fields whose input field is not their camel case; steps of a path are separated by dots. */
export type FieldNames = Record<string, string>

/** `base` is the path of the refused input. */
type Refusal = {
  message: string
  data: FailureData
  base: string[]
  names: FieldNames
  toPath: (field: string) => string[]
}

const camelCase = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
/** A nested field has a dot: `shipping_address.country`. */
const toSteps = (field: string, names: FieldNames) => {
  const renamed = new Map(Object.entries(names))
  return field.split('.').flatMap((name) => (renamed.get(name) ?? camelCase(name)).split('.'))
}

/** A message that names a field has its name in backticks. */
export const renameField = (message: string, field: string, names: FieldNames = {}) =>
  message.replaceAll(`\`${field}\``, `\`${toSteps(field, names).join('.')}\``)

const toFirstFieldError = ({ data, toPath }: Refusal) => (data.fields?.[0] ? toPath(data.fields[0].field) : null)
const keyPath = ['input', 'idempotencyKey']
const orderPath = ['input', 'orderId']

const invalid = (refusal: Refusal): UncodedError[] => {
  const { message, data, names, toPath } = refusal
  const fields = data.fields ?? []
  if (fields.length === 0) return [{ __typename: 'ValidationError', message, path: null }]
  return fields.map(({ field, message, reason }) => ({
    __typename: 'ValidationError',
    message: renameField(message, field, names),
    path: toPath(field),
    ...(reason === 'missing' && { code: 'REQUIRED' }),
    ...(reason === 'unknown' && { __typename: 'NotFoundError', code: 'NOT_FOUND' }),
  }))
}

type Fault = 'ok' | 'internal' | 'unavailable' | 'sessionEnded'
type RefusalCode = Exclude<Code, (typeof codes)[Fault]>

const userErrorCodes: Record<RefusalCode, UserErrorCode> = {
  [codes.invalidRequest]: 'INVALID',
  [codes.notFound]: 'NOT_FOUND',
  [codes.tooManyRequests]: 'RATE_LIMITED',
  [codes.wrongCredentials]: 'WRONG_CREDENTIALS',
  [codes.notActivated]: 'NOT_ACTIVATED',
  [codes.linkInvalid]: 'LINK_INVALID',
  [codes.belowMinimum]: 'BELOW_MINIMUM_QUANTITY',
  [codes.notAMultiple]: 'NOT_A_MULTIPLE',
  [codes.outOfStock]: 'OUT_OF_STOCK',
  [codes.cartFull]: 'CART_FULL',
  [codes.nothingSelected]: 'NOTHING_SELECTED',
  [codes.orderTooLarge]: 'ORDER_TOO_LARGE',
  [codes.onRequestOnly]: 'ON_REQUEST_ONLY',
  [codes.priceChanged]: 'PRICE_CHANGED',
  [codes.keyConflict]: 'IDEMPOTENCY_KEY_REUSED',
  [codes.inProgress]: 'IDEMPOTENCY_KEY_IN_PROGRESS',
  [codes.statusConflict]: 'ORDER_STATUS',
  [codes.tooManyUnpaid]: 'TOO_MANY_UNPAID_ORDERS',
  [codes.changedElsewhere]: 'CHANGED_ELSEWHERE',
  [codes.accountLimit]: 'ACCOUNT_LIMIT_REACHED',
  [codes.captchaWrong]: 'CAPTCHA_WRONG',
  [codes.paymentRefused]: 'PAYMENT_REFUSED',
  [codes.paymentUnavailable]: 'PAYMENT_UNAVAILABLE',
  [codes.paymentInProgress]: 'PAYMENT_IN_PROGRESS',
  [codes.fileRefused]: 'FILE_REFUSED',
}

const isRefusalCode = (code: number): code is RefusalCode => code in userErrorCodes
/** Shops may add refusals of their own. */
const toUserErrorCode = (code: number) => (isRefusalCode(code) ? userErrorCodes[code] : 'INVALID')

/** Codes that are not listed become a ValidationError with the shop's sentence. */
const table: Record<number, (refusal: Refusal) => UncodedError[]> = {
  [codes.notFound]: (refusal) => [
    { __typename: 'NotFoundError', message: refusal.message, path: toFirstFieldError(refusal) },
  ],
  [codes.tooManyRequests]: ({ message, data }) => [
    { __typename: 'RateLimitedError', message, path: null, retryAfterSeconds: data.retry_after_seconds ?? null },
  ],
  [codes.wrongCredentials]: ({ message }) => [{ __typename: 'WrongCredentialsError', message, path: null }],
  [codes.notActivated]: ({ message }) => [{ __typename: 'NotActivatedError', message, path: null }],
  [codes.linkInvalid]: ({ message }) => [{ __typename: 'InvalidLinkError', message, path: ['input', 'token'] }],
  [codes.belowMinimum]: (refusal) => {
    const { message, data, base } = refusal
    if (data.minimum === undefined) return invalid(refusal)
    const minimumOrderQuantity = data.minimum
    return [{ __typename: 'BelowMinimumQuantityError', message, path: [...base, 'quantity'], minimumOrderQuantity }]
  },
  [codes.notAMultiple]: (refusal) => {
    const { message, data, base } = refusal
    if (data.multiple === undefined) return invalid(refusal)
    return [{ __typename: 'NotAMultipleError', message, path: [...base, 'quantity'], orderMultiple: data.multiple }]
  },
  [codes.outOfStock]: (refusal) => {
    const { message, data, base } = refusal
    if (data.available === undefined) return invalid(refusal)
    const { available, addable = null } = data
    return [
      {
        __typename: 'OutOfStockError',
        message,
        path: [...base, 'quantity'],
        availableQuantity: available,
        addableQuantity: addable,
      },
    ]
  },
  [codes.priceChanged]: ({ message, data }) => [
    { __typename: 'PriceChangedError', message, path: ['input', 'previewHash'], wireQuote: data.quote ?? null },
  ],
  [codes.keyConflict]: ({ message }) => [{ __typename: 'IdempotencyError', message, path: keyPath }],
  [codes.inProgress]: ({ message }) => [{ __typename: 'IdempotencyError', message, path: keyPath }],
  [codes.statusConflict]: ({ message }) => [{ __typename: 'OrderStatusError', message, path: orderPath }],
  [codes.paymentInProgress]: ({ message }) => [{ __typename: 'OrderStatusError', message, path: orderPath }],
  [codes.orderTooLarge]: ({ message }) => [{ __typename: 'OrderLimitError', message, path: null }],
  [codes.tooManyUnpaid]: ({ message }) => [{ __typename: 'OrderLimitError', message, path: null }],
  [codes.paymentRefused]: ({ message }) => [{ __typename: 'PaymentError', message, path: null }],
  [codes.paymentUnavailable]: ({ message }) => [{ __typename: 'PaymentError', message, path: null }],
  [codes.captchaWrong]: (refusal) => [
    { __typename: 'InvalidCaptchaError', message: refusal.message, path: toFirstFieldError(refusal) },
  ],
  [codes.fileRefused]: (refusal) => [
    { __typename: 'InvalidFileError', message: refusal.message, path: toFirstFieldError(refusal) },
  ],
}

type Outcome<T> = { data: T; errors: UserErrorModel[] } | { data: null; errors: UserErrorModel[] }

type ShopRefusal = { code: number; message: string; data: FailureData | RefusedLine['data'] }

export const toUserErrors = (
  { code, message, data }: ShopRefusal,
  names: FieldNames,
  item?: string[],
  base = item ?? ['input'],
): UserErrorModel[] => {
  if ('lines' in data && data.lines)
    return data.lines.flatMap(({ index, ...refusal }) =>
      toUserErrors(refusal, names, [...base, 'lines', String(index)]),
    )
  const toPath = (field: string) => [...base, ...toSteps(field, names)]
  const errors = (table[code] ?? invalid)({ message, data, base, names, toPath })
  return errors.map((error) => ({ code: toUserErrorCode(code), ...error, path: error.path ?? item ?? null }))
}

/** The type of each code, for an error that has all its data. */
export const listUserErrorTypes = (): [code: UserErrorCode, type: UserErrorModel['__typename']][] => [
  ['REQUIRED', 'ValidationError'],
  ...Object.keys(userErrorCodes)
    .flatMap((code) =>
      toUserErrors({ code: Number(code), message: '', data: { minimum: 1, multiple: 1, available: 0 } }, {}),
    )
    .map(({ code, __typename }): [UserErrorCode, UserErrorModel['__typename']] => [code, __typename]),
]

/** An ended session and faults are thrown on. `base` is the path of the input. */
export const toOutcome = async <T>(
  change: Promise<T>,
  names: FieldNames = {},
  base = ['input'],
): Promise<Outcome<T>> => {
  try {
    return { data: await change, errors: [] }
  } catch (error) {
    if (!isRefusal(error) || error.code === codes.sessionEnded) throw error
    return { data: null, errors: toUserErrors(error, names, undefined, base) }
  }
}
