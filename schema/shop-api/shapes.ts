import { z } from 'zod'

/** GraphQL's Int: a greater number has no place above the gateway. */
export const maxInt = 2_147_483_647
/** How many there are of something: pieces, rows, days. */
export const count = z.int().nonnegative().max(maxInt)
/** A weight; as whole grams it is an Int. */
export const milligrams = z
  .int()
  .nonnegative()
  .max(maxInt * 1_000)
/** Row ids are positive 32-bit integers. */
export const id = z.int().positive().max(maxInt)
/** The same in a path or query string; a greater number is well formed, but nobody's. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((text) => !(Number(text) > maxInt), { params: { unknown: true } })
/** Up to 100 ids in a query string, separated by commas. */
export const idList = z.string().regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,99}$/)
/** The last piece of a page's address: lower case, digits and dashes. */
export const slug = z
  .string()
  .max(160)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export const slugList = z
  .string()
  .max(16_000)
  .regex(/^[a-z0-9-]{1,160}(,[a-z0-9-]{1,160}){0,99}$/)
export const page = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .default('1')
/** Rows on a page: 1 to 100. */
export const limit = z
  .string()
  .regex(/^([1-9]\d?|100)$/)
  .default('20')
export const flag = z.enum(['0', '1'])

/** USD with five decimals, as a unit price: `"0.01870"`. */
export const unitPrice = z.string().regex(/^\d+\.\d{5}$/)
/** USD with two decimals, as an amount: `"18.70"`. */
export const amount = z.string().regex(/^\d+\.\d{2}$/)
/** Pieces. */
export const quantity = z.int().positive().max(999_999_999)

export const email = z.email().max(254)
export const shortText = z.string().trim().min(1).max(200)
export const optionalText = z.string().trim().max(200).default('')
/** A text of several lines, up to 2,000 characters. */
export const longText = z.string().trim().max(2_000)
/** As a person types it: digits with the usual signs between. */
export const telephone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s().-]{5,40}$/)
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/)
/** A secret or a random name, made by the shop or by the caller: at least 96 bits in base64url. */
export const secret = z.string().regex(/^[\w-]{16,100}$/)
/** Made by the caller, one per thing it wants done once; the same key again gets the first answer again. */
export const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/)
