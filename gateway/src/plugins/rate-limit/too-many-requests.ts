import { formatResetTime, type Level } from './buckets.ts'
import type { ErrorCode } from '../../graphql/error-codes.ts'

const code: ErrorCode = 'RATE_LIMITED'

/** `cost` is unknown before the operation is parsed. */
export const toTooManyRequests = ({ unit, windowS, limit, remaining, resetAtMs }: Level, cost?: number) => {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAtMs - performance.now()) / 1000))
  const what = unit === 'points' ? 'Too many requests' : 'Too many attempts'
  const price = cost === undefined || unit === 'attempts' ? '' : `the operation costs ${cost} points, `
  return {
    code,
    message: `${what}: ${price}the limit is ${limit} ${unit} in ${windowS} s. Try again in ${retryAfterSeconds} s.`,
    headers: { 'retry-after': `${retryAfterSeconds}` },
    extensions: { cost, limit, remaining, resetAt: formatResetTime(resetAtMs), retryAfterSeconds },
  }
}
