import { codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import type { UserErrorModel } from './models.ts'
import { isRefusal } from './upstream/error.ts'

/** Wire fields whose input field is not just their camel case. */
export type FieldNames = Record<string, string>

type Refusal = { message: string; data: FailureData; pathOf: (field: string) => string[] }

const camelCase = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

const aboutFirstField = ({ data, pathOf }: Refusal) => (data.fields?.[0] ? pathOf(data.fields[0].field) : null)
const quantityPath = ['input', 'quantity']
const keyPath = ['input', 'idempotencyKey']

const invalid = (refusal: Refusal): UserErrorModel[] => {
  const { message, data, pathOf } = refusal
  const fields = data.fields ?? []
  if (fields.length === 0) return [{ __typename: 'ValidationError', message, path: null }]
  return fields.map((each) => ({ __typename: 'ValidationError', message: each.message, path: pathOf(each.field) }))
}

/** The shop's codes as the schema's errors; what is not listed is a ValidationError with the shop's sentence. */
const table: Record<number, (refusal: Refusal) => UserErrorModel[]> = {
  [codes.notFound]: (refusal) => [
    { __typename: 'NotFoundError', message: refusal.message, path: aboutFirstField(refusal) },
  ],
  [codes.tooManyRequests]: ({ message }) => [{ __typename: 'RateLimitedError', message, path: null }],
  [codes.wrongCredentials]: ({ message }) => [{ __typename: 'WrongCredentialsError', message, path: null }],
  [codes.notActivated]: ({ message }) => [{ __typename: 'NotActivatedError', message, path: null }],
  [codes.linkInvalid]: ({ message }) => [{ __typename: 'InvalidLinkError', message, path: ['input', 'token'] }],
  [codes.belowMinimum]: (refusal) => {
    const { message, data } = refusal
    if (data.minimum === undefined) return invalid(refusal)
    const minimumOrderQuantity = data.minimum
    return [{ __typename: 'BelowMinimumQuantityError', message, path: quantityPath, minimumOrderQuantity }]
  },
  [codes.notAMultiple]: (refusal) => {
    const { message, data } = refusal
    if (data.multiple === undefined) return invalid(refusal)
    return [{ __typename: 'NotAMultipleError', message, path: quantityPath, orderMultiple: data.multiple }]
  },
  [codes.outOfStock]: (refusal) => {
    const { message, data } = refusal
    if (data.available === undefined) return invalid(refusal)
    return [{ __typename: 'OutOfStockError', message, path: quantityPath, availableQuantity: data.available }]
  },
  [codes.priceChanged]: ({ message, data }) => [
    { __typename: 'PriceChangedError', message, path: ['input', 'quoteHash'], wireQuote: data.quote ?? null },
  ],
  [codes.keyConflict]: ({ message }) => [
    { __typename: 'IdempotencyError', message, path: keyPath, isInProgress: false },
  ],
  [codes.inProgress]: ({ message }) => [{ __typename: 'IdempotencyError', message, path: keyPath, isInProgress: true }],
  [codes.statusConflict]: ({ message }) => [{ __typename: 'OrderStateError', message, path: ['input', 'orderId'] }],
  [codes.tooMuch]: ({ message }) => [{ __typename: 'OrderLimitError', message, path: null }],
  [codes.tooManyUnpaid]: ({ message }) => [{ __typename: 'OrderLimitError', message, path: null }],
  [codes.paymentRefused]: ({ message }) => [{ __typename: 'PaymentError', message, path: null, isTemporary: false }],
  [codes.paymentUnavailable]: ({ message }) => [{ __typename: 'PaymentError', message, path: null, isTemporary: true }],
  [codes.captchaWrong]: (refusal) => [
    { __typename: 'InvalidCaptchaError', message: refusal.message, path: aboutFirstField(refusal) },
  ],
  [codes.fileRefused]: (refusal) => [
    { __typename: 'InvalidFileError', message: refusal.message, path: aboutFirstField(refusal) },
  ],
}

export type Outcome<T> = { data: T; errors: UserErrorModel[] } | { data: null; errors: UserErrorModel[] }

/** What a change answered, or the errors its caller can mend. An ended session and faults are thrown on. */
export const outcomeOf = async <T>(change: Promise<T>, names: FieldNames = {}): Promise<Outcome<T>> => {
  try {
    return { data: await change, errors: [] }
  } catch (error) {
    if (!isRefusal(error) || error.code === codes.sessionEnded) throw error
    const pathOf = (field: string) => ['input', names[field] ?? camelCase(field)]
    const errorsOf = table[error.code] ?? invalid
    return { data: null, errors: errorsOf({ message: error.message, data: error.data, pathOf }) }
  }
}
