import { randomInt } from 'node:crypto'
import { z } from 'zod'

export const env = z
  .object({
    /** "embedded" starts a PostgreSQL even where the machine has one. */
    TEST_DATABASE_URL: z.string().trim().optional(),
    /** Of the random choices of a load. */
    TEST_SEED: z.coerce
      .number()
      .int()
      .default(() => randomInt(1_000_000)),
  })
  .parse(process.env)
