import { z } from 'zod'
import { readOrderName, readRfqNo } from './order-name.ts'

const readBy = (read: (text: string) => string | null, wanted: string) =>
  z.string(wanted).transform((text, context): string => {
    const found = read(text)
    if (found !== null) return found
    context.addIssue(wanted)
    return z.NEVER
  })

export const orderName = readBy(readOrderName, 'an order number like PG-7K3M9-X2Q4T or a serial number')
export const rfqNo = readBy(readRfqNo, 'the number of a request like Q-7K3M9-X2Q4T')

/** A whole number from `least` to what a 32-bit integer holds. */
export const wholeNumber = (least: number, wanted: string, most = 2_147_483_647) =>
  z
    .string(wanted)
    .regex(/^\d{1,10}$/, wanted)
    .transform(Number)
    .refine((number) => number >= least && number <= most, wanted)

/** One of these words; what is said of any other names them. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(given: Words) =>
  z.enum(given, `one of ${given.join(', ')}`)

/** USD with at most two decimals, in cents. */
export const cents = z
  .string('an amount in USD like 55.00')
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'an amount in USD like 55.00')
  .transform((text) => {
    const [whole = '0', part = ''] = text.split('.')
    return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  })

export const words = (most: number, wanted: string) =>
  z
    .string(wanted)
    .trim()
    .max(most, wanted)
    .refine((text) => !text.includes('\0'), wanted)

/** How many rows a list shows. */
export const rowLimit = wholeNumber(1, 'a number from 1 to 1000', 1_000).prefault('20')
