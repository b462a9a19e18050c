import type { Resolvers } from '../../generated/resolvers.ts'
import { formatResetTime } from './buckets.ts'

export const rateLimitResolvers: Resolvers = {
  Query: {
    rateLimit: (_, _args, { caller: { rateLimit } }) =>
      rateLimit ? { ...rateLimit, resetAt: formatResetTime(rateLimit.resetAtMs) } : null,
  },
}
