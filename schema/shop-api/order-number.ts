import { z } from 'zod'
import { createRowCursor } from './shapes.ts'

/** Random letters and digits: `PG-7K3M9-X2Q4T`. */
export const orderNo = z.string().regex(/^PG-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
export const orderCursor = createRowCursor(orderNo)
