import 'server-only'
import { NumberLookupDocument } from '#graphql/generated/documents/catalogue.ts'
import type { NumberLookupQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import type { PartLine } from '#features/rfq/index.ts'
import { inTurns } from './in-turns.ts'

type Search = NonNullable<NumberLookupQuery['search']>
export type LookedUp = PartLine & {
  found: { best: Search['edges'][number] | null; totalCount: number; isTotalCapped: boolean } | null
}

/** More parallel requests would slow the shop for other clients. */
const atOnce = 6

const lookUp = async (line: PartLine): Promise<LookedUp> => {
  const { data } = await read(NumberLookupDocument, { number: line.partNumber })
  if (!data?.search) return { ...line, found: null }
  const { edges, totalCount, isTotalCapped } = data.search
  return { ...line, found: { best: edges[0] ?? null, totalCount, isTotalCapped } }
}

export const lookUpNumbers = (lines: readonly PartLine[]) => inTurns(lines, atOnce, lookUp)
