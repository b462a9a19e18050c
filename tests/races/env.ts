import { z } from 'zod'

/** "embedded" starts a PostgreSQL even where the machine has one. */
export const env = z.object({ TEST_DATABASE_URL: z.string().trim().optional() }).parse(process.env)
