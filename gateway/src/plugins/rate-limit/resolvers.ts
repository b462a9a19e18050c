import type { Resolvers } from '../../generated/resolvers.ts'

export const rateLimitResolvers: Resolvers = {
  Query: {
    rateLimit: (_, _args, { caller: { rateLimit } }) =>
      rateLimit ? { ...rateLimit, resetAt: new Date(rateLimit.resetAtMs).toISOString() } : null,
  },
}
