import { z } from 'zod'
import { failureData } from './envelope.ts'
import { goods } from './goods.ts'
import { count, quantity } from './shapes.ts'

export const maxMatchedParts = 100
export const maxCandidates = 5

/** `exact`: equal except for case. `normalized`: case and separators differ. `alias`: a former number, or the numeric form of a spreadsheet.
 * `manufacturer_qualified`: several manufacturers have the number, and the requested one decides.
 * `ambiguous`: several parts have the number, and nothing decides. */
export const partMatchKinds = ['exact', 'normalized', 'alias', 'manufacturer_qualified', 'ambiguous', 'none'] as const

/** `packaging`: another packaging of the match. `same_number`: another part with the number, or a part of another manufacturer than the
 * requested one. `prefix`: the part number starts with the requested one. `typo`: it differs by one character. */
export const partCandidateReasons = ['packaging', 'same_number', 'prefix', 'typo'] as const

/** NUL, which PostgreSQL cannot store, becomes a space. */
const cell = z.string().overwrite((text) => text.replaceAll('\0', ' ').trim())

/** A row that this shape rejects is refused alone. */
export const partQuery = z.object({
  part_number: z.string().min(1).max(100),
  manufacturer: z.string().max(200),
  qty: quantity.nullable(),
})

export const partQueries = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        part_number: cell,
        /** Name, short name or slug. */
        manufacturer: cell.default(''),
        qty: z.int().nullable().default(null),
      }),
    )
    .min(1)
    .max(maxMatchedParts),
})

const partMatch = z.object({
  match: z.enum(partMatchKinds),
  /** The matching packaging that is orderable and cheapest for `qty`; without `qty`, the one with the smallest minimum. */
  goods: goods.nullable(),
  /** Goods that are not the match. */
  candidates: z.array(z.object({ reason: z.enum(partCandidateReasons), goods })).max(maxCandidates),
})

export const partMatches = z.object({
  /** One for each requested part, in the same order. */
  rows: z.array(partMatch).max(maxMatchedParts),
  /** Rows that the shop could not read; their match is `none`. */
  refused: z.array(z.object({ index: count, code: count, message: z.string(), data: failureData })),
})
export type PartMatches = z.output<typeof partMatches>
