import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

export const createBadInputError = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } })

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
  const { path = [], message } = checked.error.issues[0] ?? {}
  throw createBadInputError(`\`${[name, ...path].join('.')}\`: ${message}`)
}

/** One to `max` items, which GraphQL has checked. */
export const parseList = <Item>(name: string, items: readonly Item[], max: number): Item[] =>
  parseArgument(name, z.array(z.custom<Item>()).min(1).max(max), items)
