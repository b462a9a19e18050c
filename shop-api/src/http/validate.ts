import type { z } from 'zod'
import { createNotFoundFailure, type FieldRefusal, failure } from './failure.ts'
import type { MessageKey } from '#i18n/translator.ts'

/** `tooBig` is for numbers above their maximum, `tooShort` for texts below their minimum. */
type Sentences = { missing: MessageKey; invalid: MessageKey; tooBig?: MessageKey; tooShort?: MessageKey }

const one = (key: MessageKey): Sentences => ({ missing: key, invalid: key })
const pieces = (key: MessageKey): Sentences => ({ ...one(key), tooBig: 'fields.tooManyPieces' })

const fieldSentences: Record<string, Sentences> = {
  email: { missing: 'fields.enterEmail', invalid: 'fields.enterValidEmail', tooShort: 'fields.enterEmail' },
  password: { missing: 'fields.enterPassword', invalid: 'fields.passwordLength' },
  confirm_password: { missing: 'fields.enterConfirmPassword', invalid: 'fields.passwordInconsistency' },
  contact_name: one('fields.enterContactName'),
  telephone: { missing: 'fields.enterTelephone', invalid: 'fields.enterValidTelephone' },
  company_name: one('fields.enterCompanyName'),
  country: one('fields.selectCountry'),
  city: one('fields.enterCity'),
  state: one('fields.enterState'),
  address: one('fields.enterAddress'),
  agreement: one('fields.agreePolicy'),
  address_line_1: one('fields.enterAddress'),
  postal_code: one('fields.enterPostalCode'),
  old_password: { missing: 'fields.enterPassword', invalid: 'fields.oldPasswordWrong' },
  new_password: { missing: 'fields.enterPassword', invalid: 'fields.passwordLength' },
  confirm_new_password: { missing: 'fields.enterConfirmNewPassword', invalid: 'fields.passwordInconsistency' },
  captcha_token: one('fields.enterVerificationCode'),
  answer: one('fields.enterVerificationCode'),
  feedback_content: one('fields.enterComment'),
  type_id: one('fields.selectSubject'),
  shipping_address: one('fields.enterAddress'),
  parts: one('fields.orderDetailsRequired'),
  lines: one('fields.orderDetailsRequired'),
  cart_num: pieces('fields.multipleOfMinimum'),
  part_number: one('fields.enterPartNumber'),
  qty: pieces('fields.enterWholeQuantity'),
  target_price: one('fields.enterTargetPrice'),
  file: one('fields.chooseFile'),
  file_id: { missing: 'fields.chooseFile', invalid: 'failures.fileGone' },
  idempotency_key: one('fields.enterIdempotencyKey'),
  part_numbers: one('fields.enterPartNumber'),
  name: one('fields.enterListName'),
  boards: one('fields.enterBoards'),
  attrition_percent: one('fields.enterAttrition'),
  order_qty: pieces('fields.enterWholeQuantity'),
}

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

const isMarked = (issue: z.core.$ZodIssue, mark: 'same' | 'unknown' | 'repeated' | 'either') =>
  issue.code === 'custom' && issue.params?.[mark] === true

/** No row has the number, so it is as unknown as an id of a deleted row. */
const isUnknownRow = ({ path }: z.core.$ZodIssue, value: unknown) =>
  typeof value === 'number' && ['goods_id', 'cart_id'].includes(String(path.at(-1)))

const toField = ({ path }: z.core.$ZodIssue) => path.map(String).join('.') || 'body'

const isTooShort = (issue: z.core.$ZodIssue) => issue.code === 'too_small' && issue.origin === 'string'

const toLimitKey = (issue: z.core.$ZodIssue, sentences: Sentences | undefined): MessageKey | undefined => {
  if (isTooShort(issue)) return sentences?.tooShort
  if (issue.code !== 'too_big') return undefined
  if (issue.origin === 'array') return 'fields.tooManyEntries'
  if (issue.origin === 'file') return 'failures.fileTooLarge'
  if (issue.origin === 'number') return sentences?.tooBig
  return issue.origin === 'string' && sentences?.invalid !== 'fields.passwordLength' ? 'fields.tooLong' : undefined
}

const toRefusals = (issue: z.core.$ZodIssue, input: unknown): FieldRefusal[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...issue.path.map(String), key].join('.')
      return { field, messageKey: 'fields.unknown', values: { field } }
    })
  }
  const field = toField(issue)
  const sentences = fieldSentences[issue.path.findLast((step) => typeof step === 'string') ?? '']
  const value = at(input, issue.path)
  if (isMissing(value)) {
    const messageKey = isMarked(issue, 'either') ? 'fields.chooseFileOrText' : (sentences?.missing ?? 'fields.invalid')
    return [{ field, messageKey, values: { field }, reason: 'missing' }]
  }
  if (isMarked(issue, 'same')) return [{ field, messageKey: 'fields.passwordSame' }]
  if (isMarked(issue, 'either')) return [{ field, messageKey: 'fields.fileOrText' }]
  if (isMarked(issue, 'repeated')) return [{ field, messageKey: 'fields.repeatedProduct' }]
  if (isUnknownRow(issue, value)) return [{ field, messageKey: 'failures.notFound', reason: 'unknown' }]
  const messageKey = toLimitKey(issue, sentences) ?? sentences?.invalid ?? 'fields.invalid'
  return [{ field, messageKey, values: { field, ...('maximum' in issue && { maximum: Number(issue.maximum) }) } }]
}

const isUnsafeInt = (issue: z.core.$ZodIssue) => issue.code === 'too_big' && issue.origin === 'int'

/** Zod reports a malformed text before a short one, and the range of safe integers before the maximum of the field. */
const toRank = (issue: z.core.$ZodIssue) => (isTooShort(issue) ? 0 : isUnsafeInt(issue) ? 2 : 1)

/** One for each field: that of its issue with the lowest rank. */
const listRefusals = (issues: readonly z.core.$ZodIssue[], input: unknown): FieldRefusal[] => {
  const ranked = issues.flatMap((issue) =>
    toRefusals(issue, input).map((refusal) => ({ refusal, rank: toRank(issue) })),
  )
  const byField = Map.groupBy(ranked, ({ refusal }) => refusal.field)
  return [...byField.values()].flatMap((list) => list.toSorted((a, b) => a.rank - b.rank)[0]?.refusal ?? [])
}

/** PostgreSQL text cannot contain NUL. */
const listNulPaths = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value === 'string') return value.includes('\0') ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => listNulPaths(each, [...path, key]))
}

const nulRefusals = (parsed: unknown): FieldRefusal[] =>
  listNulPaths(parsed).map((path) => {
    const field = path.join('.')
    return { field, messageKey: fieldSentences[path.at(-1) ?? '']?.invalid ?? 'fields.invalid', values: { field } }
  })

/** Throws a failure that names each refused field once, or `notFound` for an impossible id. */
export const validate = <S extends z.ZodType>(shape: S, input: unknown): z.output<S> => {
  const parsed = shape.safeParse(input)
  const unknown = parsed.error?.issues.find((issue) => isMarked(issue, 'unknown'))
  if (unknown) throw createNotFoundFailure(toField(unknown))
  const fields = parsed.success ? nulRefusals(parsed.data) : listRefusals(parsed.error.issues, input)
  if (!parsed.success || fields.length > 0)
    throw failure(fields[0]?.messageKey === 'failures.fileTooLarge' ? 'fileRefused' : 'invalidRequest', { fields })
  return parsed.data
}
