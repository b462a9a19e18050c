import { GraphQLError } from 'graphql'
import { z } from 'zod'

/** A caller's mistake that no form can show: a GraphQL error with code BAD_USER_INPUT. */
export const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** The argument, held against the contract's own bounds. */
export const argument = <S extends z.ZodType>(name: string, shape: S, value: unknown): z.output<S> => {
  const checked = z.safeParse<S>(shape, value)
  if (!checked.success) throw badInput(`\`${name}\`: ${checked.error.issues[0]?.message}`)
  return checked.data
}
