import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

export const createBadInputError = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } })

export const parseArgument = <S extends z.ZodType>(name: string, shape: S, value: unknown): z.output<S> => {
  const checked = z.safeParse<S>(shape, value)
  if (checked.success) return checked.data
  const { path = [], message } = checked.error.issues[0] ?? {}
  throw createBadInputError(`\`${[name, ...path].join('.')}\`: ${message}`)
}

/** One to `max` items, which GraphQL has checked. */
export const parseList = <Item>(name: string, items: readonly Item[], max: number): Item[] =>
  parseArgument(name, z.array(z.custom<Item>()).min(1).max(max), items)
