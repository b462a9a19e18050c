import { z } from 'zod'
import { time } from './shapes.ts'

/** Random letters and digits: `PG-7K3M9-X2Q4T`. */
export const orderNo = z.string().regex(/^PG-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)

/** Place of a row in a sorted list: its time in microseconds and its number. */
export const orderCursor = z
  .string()
  .max(60)
  .refine((text) => {
    const [at, number, ...rest] = text.split('~')
    return time.safeParse(at).success && orderNo.safeParse(number).success && rest.length === 0
  })
