import { z } from 'zod'

const address = (fallback: string) => z.url({ protocol: /^https?$/ }).prefault(fallback)

const stack = z.object({
  SITE_URL: address('http://localhost:3000'),
  GATEWAY_URL: address('http://localhost:4000'),
  SHOP_API_URL: address('http://localhost:5000'),
  /** The shop's data folder, through which tests run sales commands. */
  SHOP_DATA_DIR: z.string().optional(),
})

const { STACKS, TEST_PARALLEL_INDEX, ...settings } = z
  .object({
    /** A JSON array with the settings of one stack for each worker. Tests of different workers then share no data. */
    STACKS: z
      .string()
      .transform((text) => z.array(stack).min(1).parse(JSON.parse(text)))
      .optional(),
    /** Playwright numbers its workers from 0. */
    TEST_PARALLEL_INDEX: z.coerce.number().int().prefault(0),
    CHROMIUM_PATH: z.string().optional(),
  })
  .parse(process.env)

export const env = { ...settings, ...(STACKS?.[TEST_PARALLEL_INDEX] ?? stack.parse(process.env)) }
export const workerCount = STACKS?.length ?? 1
