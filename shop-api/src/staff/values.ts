import { parseDecimal } from '@partgate/schema/decimal.ts'
import { z } from 'zod'
import { readRfqNo } from '@partgate/schema/typed-numbers.ts'
import { readOrderName } from './order-name.ts'

const readBy = (read: (text: string) => string | null, wanted: string) =>
  z.string(wanted).transform((text, context): string => {
    const found = read(text)
    if (found !== null) return found
    context.addIssue(wanted)
    return z.NEVER
  })

export const orderName = readBy(readOrderName, 'an order number like PG-7K3M9-X2Q4T or a serial number')
export const rfqNo = readBy(readRfqNo, 'the number of a request like Q-7K3M9-X2Q4T')

export const wholeNumber = (least: number, wanted: string, limit = 2_147_483_647) =>
  z
    .string(wanted)
    .regex(/^\d{1,10}$/, wanted)
    .transform(Number)
    .refine((number) => number >= least && number <= limit, wanted)

export const oneOf = <const Words extends readonly [string, ...string[]]>(given: Words) =>
  z.enum(given, `one of ${given.join(', ')}`)

export const cents = z
  .string('an amount in USD like 55.00')
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'an amount in USD like 55.00')
  .transform((text) => parseDecimal(text, 2))

export const textValue = (limit: number, wanted: string) =>
  z
    .string(wanted)
    .trim()
    .max(limit, wanted)
    .refine((text) => !text.includes('\0'), wanted)

export const rowLimit = wholeNumber(1, 'a number from 1 to 1000', 1_000).prefault('20')
