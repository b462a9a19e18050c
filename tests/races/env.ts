import { z } from 'zod'

/** The PostgreSQL that races run on; "embedded" starts one even where the machine has one. */
export const env = z.object({ TEST_DATABASE_URL: z.string().trim().optional() }).parse(process.env)
