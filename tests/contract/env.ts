import { z } from 'zod'
import { testScope } from '../../tools/env.ts'

const isFull = testScope === 'full'

/** A sample, unless `TEST_SCOPE=full` or a number requests more. */
export const env = z
  .object({
    BODIES: z.coerce
      .number()
      .int()
      .min(1)
      .prefault(isFull ? 1_000 : 60),
    QUANTITIES: z.coerce
      .number()
      .int()
      .min(1)
      .prefault(isFull ? 10_000 : 100),
  })
  .parse(process.env)
