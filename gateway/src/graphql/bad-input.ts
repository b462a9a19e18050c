import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/** `argument` is a path whose steps are separated by dots, `limit` the exceeded maximum. */
export const createArgumentError = (argument: string, problem: string, limit?: number) =>
  new GraphQLError(`\`${argument}\`${problem}`, {
    extensions: {
      code: 'BAD_USER_INPUT' satisfies ErrorCode,
      inputPath: argument.split('.'),
      ...(limit !== undefined && { limit }),
    },
  })

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
    issue?.code === 'too_big' ? Number(issue.maximum) : undefined,
  )
}

/** One to `max` items, which GraphQL has checked. */
export const parseList = <Item>(name: string, items: readonly Item[], max: number): Item[] =>
  parseArgument(name, z.array(z.custom<Item>()).min(1).max(max), items)
