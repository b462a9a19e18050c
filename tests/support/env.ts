import { z } from 'zod'

const address = (fallback: string) => z.url({ protocol: /^https?$/ }).prefault(fallback)

export const env = z
  .object({
    SITE_URL: address('http://localhost:3000'),
    GATEWAY_URL: address('http://localhost:4000'),
    SHOP_API_URL: address('http://localhost:5000'),
    /** The shop's data folder, through which tests run sales commands. */
    SHOP_DATA_DIR: z.string().optional(),
    CHROMIUM_PATH: z.string().optional(),
  })
  .parse(process.env)
