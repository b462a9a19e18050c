import { z } from 'zod'

/** How many bodies are generated for each call that writes, and how many quantities for the cart: a sample, unless a long run
 * is asked for. */
export const env = z
  .object({
    BODIES: z.coerce.number().int().min(1).prefault(300),
    QUANTITIES: z.coerce.number().int().min(1).prefault(500),
  })
  .parse(process.env)
