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

const refusalsOf = (issue: z.core.$ZodIssue, input: unknown): FieldRefusal[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, messageKey: 'fields.unknown', values: { field } }))
  }
  const field = String(issue.path[0] ?? 'body')
  const sentences = fieldSentences[field]
  const value = at(input, issue.path)
  if (sentences && isMissing(value)) return [{ field, messageKey: sentences.missing }]
  if (issue.code === 'too_big' && issue.origin === 'string' && field !== 'password') {
    return [{ field, messageKey: 'fields.tooLong', values: { maximum: Number(issue.maximum) } }]
  }
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

/** What `shape` makes of `input`, or the failure that names each field refused, once. */
export const validate = <S extends z.ZodType>(shape: S, input: unknown): z.output<S> => {
  const parsed = shape.safeParse(input)
  const refusals = parsed.success
    ? nulRefusals(parsed.data)
    : parsed.error.issues.flatMap((issue) => refusalsOf(issue, input))
  const fields = refusals.filter(({ field }, i) => refusals.findIndex((other) => other.field === field) === i)
  if (!parsed.success || fields.length > 0) throw failure('invalidRequest', { fields })
  return parsed.data
}
