import { z } from 'zod'

export const env = z
  .object({
    PORT: z.coerce.number(),
    SHOP_API_URL: z.string().default(''),
    GATEWAY_URL: z.string().default(''),
    DELAY_MS: z.coerce.number().default(0),
    BODY_FILE: z.string().default(''),
    CALLS_FILE: z.string().default(''),
  })
  .parse(process.env)
