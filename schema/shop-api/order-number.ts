import { z } from 'zod'
import { orderNumberPattern } from '../limits.ts'
import { createRowCursor } from './shapes.ts'

export const orderNo = z.string().regex(orderNumberPattern)
export const orderCursor = createRowCursor(orderNo)
