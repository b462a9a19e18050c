import { z } from 'zod'

/** Tests of the commands that the gateway sends to Redis are skipped without a server at this address. */
export const env = z
  .object({ TEST_REDIS_URL: z.string().trim().min(1).default('redis://127.0.0.1:6379') })
  .parse({ TEST_REDIS_URL: process.env.TEST_REDIS_URL || undefined })
