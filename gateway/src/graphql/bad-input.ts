import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/** `limit` is the exceeded maximum, `inputPath` the path of the argument as in a user error. */
type Details = { limit?: number; inputPath?: string[] }

export const createBadInputError = (message: string, details: Details = {}) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, ...details } })

/** `argument` is a path whose steps are separated by dots. */
export const createArgumentError = (argument: string, problem: string, details: Pick<Details, 'limit'> = {}) =>
  createBadInputError(`\`${argument}\`${problem}`, { ...details, inputPath: argument.split('.') })

const units: Readonly<Record<string, readonly [one: string, other: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

const describeLimit = (origin: string, limit: string, bound: number | bigint) => {
  const unit = units[origin]
  return unit ? `Must have ${limit} ${bound} ${unit[Number(bound) === 1 ? 0 : 1]}` : `Must be ${limit} ${bound}`
}

/** For shapes that state a limit without a sentence of their own. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big')
    return describeLimit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
  if (issue.code === 'too_small')
    return describeLimit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
  return 'Is not valid'
}

export const parseArgument = <S extends z.ZodType>(name: string, shape: S, value: unknown): z.output<S> => {
  const checked = z.safeParse<S>(shape, value, { error: describeIssue })
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const argument = [name, ...(issue?.path ?? [])].join('.')
  throw createArgumentError(
    argument,
    `: ${issue?.message}`,
    issue?.code === 'too_big' ? { limit: Number(issue.maximum) } : {},
  )
}

/** One to `max` items, which GraphQL has checked. */
export const parseList = <Item>(name: string, items: readonly Item[], max: number): Item[] =>
  parseArgument(name, z.array(z.custom<Item>()).min(1).max(max), items)
