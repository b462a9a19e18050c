import type { NumberLookupQuery } from '#graphql/generated/types.ts'
import type { PartLine } from '#features/rfq/index.ts'

type Match = NonNullable<NumberLookupQuery['matchParts']>[number]
type Shown = Match['candidates'][number]

export type LookedUp = PartLine &
  Pick<Match, 'verdict' | 'reason'> & {
    /** The match, or else the most likely candidate. */
    shown: (Shown & { isMatch: boolean }) | null
    furtherCandidates: number
    /** Search does not know a distributor's form of the number. */
    searchText: string
  }

export const toLookedUp = (
  line: PartLine,
  { verdict, reason, product, price, candidates: [likeliest], candidateCount }: Match,
): LookedUp => {
  const found = { ...line, verdict, reason }
  if (product)
    return {
      ...found,
      shown: { product, price, isMatch: true },
      furtherCandidates: candidateCount,
      searchText: product.partNumber,
    }
  return {
    ...found,
    shown: likeliest ? { ...likeliest, isMatch: false } : null,
    furtherCandidates: likeliest ? candidateCount - 1 : 0,
    searchText: line.partNumber,
  }
}
