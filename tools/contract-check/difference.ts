import type { z } from 'zod'

/** `rows` counts the occurrences over the rows of lists. */
export type Difference = { field: string; expected: string; got: string; rows: number }

type Issue = z.core.$ZodIssue

const maxShown = 60

const clipped = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)

export const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return `an object of ${clipped(Object.keys(value).join(', ')) || 'nothing'}`
  return `${typeof value} ${clipped(JSON.stringify(value))}`
}

export const getValueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data)

const expectations: { [Code in Issue['code']]: (issue: Extract<Issue, { code: Code }>) => string } = {
  invalid_type: ({ expected }) => (expected === 'int' ? 'a whole number' : expected),
  invalid_value: ({ values }) => values.map((value) => JSON.stringify(value)).join(' or '),
  invalid_format: ({ format, pattern }) => (format === 'regex' && pattern ? `text like ${pattern}` : `a ${format}`),
  too_big: ({ maximum, origin }) => `${origin}, at most ${maximum}`,
  too_small: ({ minimum, origin, inclusive }) =>
    `${origin}, ${inclusive === false ? 'more than' : 'at least'} ${minimum}`,
  not_multiple_of: ({ divisor }) => `a multiple of ${divisor}`,
  unrecognized_keys: ({ keys }) => `no ${keys.join(', ')}`,
  invalid_union: ({ message }) => message,
  invalid_key: ({ message }) => message,
  invalid_element: ({ message }) => message,
  custom: ({ message }) => message,
}

const toExpectation = <Code extends Issue['code']>(issue: Extract<Issue, { code: Code }>) =>
  expectations[issue.code](issue)

const toFieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || '(whole value)'

/** An issue in many rows of a list is reported once, with its first row. */
export const findDifferences = (data: unknown, issues: readonly Issue[]): Difference[] => {
  const found = new Map<string, Difference>()
  for (const issue of issues) {
    const [field, expected] = [toFieldName(issue.path), toExpectation(issue)]
    const known = found.get(`${field} ${expected}`)
    if (known) known.rows += 1
    else
      found.set(`${field} ${expected}`, { field, expected, got: describeValue(getValueAt(data, issue.path)), rows: 1 })
  }
  return [...found.values()]
}
