import type { z } from 'zod'
import { type FieldRefusal, failure } from './failure.ts'
import { fieldSentences } from './field-sentences.ts'

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

/** The names on the way to a field, as far as no list is on it. */
const namesOf = (path: readonly PropertyKey[]) => {
  const end = path.findIndex((key) => typeof key !== 'string')
  return (end < 0 ? path : path.slice(0, end)).map(String)
}

/** What a check of the contract says of itself, beside its place. */
const marked = (issue: z.core.$ZodIssue, mark: 'same' | 'unknown') =>
  issue.code === 'custom' && issue.params?.[mark] === true

const refusalsOf = (issue: z.core.$ZodIssue, input: unknown): FieldRefusal[] => {
  const names = namesOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...names, key].join('.')
      return { field, messageKey: 'fields.unknown', values: { field } }
    })
  }
  const field = names.join('.') || 'body'
  const sentences = fieldSentences[names.at(-1) ?? '']
  const value = at(input, issue.path)
  if (sentences && isMissing(value)) return [{ field, messageKey: sentences.missing }]
  if (marked(issue, 'same')) return [{ field, messageKey: 'fields.passwordSame' }]
  if (issue.code === 'too_big' && issue.origin === 'string' && sentences?.invalid !== 'fields.passwordLength') {
    return [{ field, messageKey: 'fields.tooLong', values: { maximum: Number(issue.maximum) } }]
  }
  if (issue.code === 'too_big' && issue.origin === 'file') return [{ field, messageKey: 'failures.fileTooLarge' }]
  return [{ field, messageKey: sentences?.invalid ?? 'fields.invalid', values: { field } }]
}

/** The database's text has no place for NUL. */
const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

const nulRefusals = (parsed: unknown): FieldRefusal[] => {
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.entries(parsed)
    .filter(([, value]) => hasNul(value))
    .map(([field]) => ({ field, messageKey: fieldSentences[field]?.invalid ?? 'fields.invalid', values: { field } }))
}

/** What `shape` makes of `input`, or the failure that names each field refused, once; `notFound` for an id that nothing can
 * have. */
export const validate = <S extends z.ZodType>(shape: S, input: unknown): z.output<S> => {
  const parsed = shape.safeParse(input)
  if (parsed.error?.issues.some((issue) => marked(issue, 'unknown'))) throw failure('notFound')
  const refusals = parsed.success
    ? nulRefusals(parsed.data)
    : parsed.error.issues.flatMap((issue) => refusalsOf(issue, input))
  const fields = refusals.filter(({ field }, i) => refusals.findIndex((other) => other.field === field) === i)
  if (!parsed.success || fields.length > 0) throw failure('invalidRequest', { fields })
  return parsed.data
}
