import { z } from 'zod'
import { maxLongTextChars, maxMatchedParts, maxPartNumberChars, maxRowNumbers, maxShortTextChars } from '../limits.ts'
import { failureData } from './envelope.ts'
import { goods } from './goods.ts'
import { count, quantity } from './shapes.ts'

export const maxCandidates = 5

/** `exact`: a number of the row is the number of one part. `equivalent`: one part in another form of the number, or parts that have
 * everything that the row states. `several`: nothing decides between parts. `other_manufacturer`: the number, from others only.
 * `suggestion`: similar parts, none of which is a match. `nothing`: no part. */
export const partMatchVerdicts = [
  'exact',
  'equivalent',
  'several',
  'other_manufacturer',
  'suggestion',
  'nothing',
] as const

/** Why a part is a match or a candidate, and for `nothing` why there is none. */
export const partMatchReasons = [
  'same_number',
  'separators',
  'numeric_form',
  'distributor_number',
  'former_number',
  'packaging_suffix',
  'value',
  'unverified_value',
  'packaging',
  'base_number',
  'number_in_text',
  'misspelling',
  'other_package',
  'other_kind',
  'unknown_number',
  'unknown_value',
  'no_package',
  'several_kinds',
  'unreadable',
] as const

export const partAspects = ['part_number', 'manufacturer', 'package', 'category', 'parameter', 'lifecycle'] as const

/** NUL, which PostgreSQL cannot store, becomes a space. */
const cell = z.string().overwrite((text) => text.replaceAll('\0', ' ').trim())

const shortCell = z.string().max(maxShortTextChars)
const longCell = z.string().max(maxLongTextChars)

const numbers = z.array(z.string().min(1).max(maxPartNumberChars)).max(maxRowNumbers)

/** A row that this shape rejects is refused alone. */
export const partQuery = z.object({
  part_numbers: numbers,
  internal_numbers: numbers,
  manufacturer: shortCell,
  qty: quantity.nullable(),
  value: shortCell,
  package: shortCell,
  description: longCell,
  designators: longCell,
  reference: shortCell,
})

export const partQueries = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        /** The numbers of one part: the manufacturer's, a distributor's. */
        part_numbers: z.array(cell).default([]),
        /** Numbers by which the buyer's own company knows the part. They identify it only where the shop has exactly this number. */
        internal_numbers: z.array(cell).default([]),
        /** Name, short name or slug. */
        manufacturer: cell.default(''),
        qty: z.int().nullable().default(null),
        /** `100n/16V/X7R`, `4k7`, or the number of a part. */
        value: cell.default(''),
        /** `0402`, or a footprint such as `Capacitor_SMD:C_0402_1005Metric`. */
        package: cell.default(''),
        description: cell.default(''),
        /** `C1, C2, C7-C9`. */
        designators: cell.default(''),
        /** The client's own text for the row, of which only the length is checked. */
        reference: cell.default(''),
      }),
    )
    .min(1)
    .max(maxMatchedParts),
})

/** What the row states and the part has otherwise; `requested` is null where the row states nothing. */
const partDifference = z.object({
  aspect: z.enum(partAspects),
  /** Key of the parameter where `aspect` is `parameter`. */
  parameter: z.string().nullable(),
  /** As it is written in the row; the word or the cell that names another category where `aspect` is `category`. */
  requested: z.string().nullable(),
  /** Null where the part has no such parameter; the name of the part's category where `aspect` is `category`. */
  offered: z.string().nullable(),
})

const reason = z.enum(partMatchReasons)
const partMatch = z.object({
  verdict: z.enum(partMatchVerdicts),
  reason,
  /** The number of the row that decided; null where none did. */
  matched_number: z.string().nullable(),
  /** The matching packaging that is orderable and cheapest for `qty`; without `qty`, the one with the smallest minimum. */
  goods: goods.nullable(),
  differences: z.array(partDifference),
  /** Goods that are not the match, the most likely first. */
  candidates: z.array(z.object({ reason, goods, differences: z.array(partDifference) })).max(maxCandidates),
})

export const partMatches = z.object({
  /** One for each requested part, in the same order. */
  rows: z.array(partMatch).max(maxMatchedParts),
  /** Rows that the shop could not read; their verdict is `nothing`. */
  refused: z.array(z.object({ index: count, code: count, message: z.string(), data: failureData })),
})
export type PartMatches = z.output<typeof partMatches>
