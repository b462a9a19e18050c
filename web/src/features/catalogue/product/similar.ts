import { listingHref, readListing, type ListingState } from '../listing/listing-state.ts'
import { choiceFields } from '../listing/parameter-choice.ts'

export type SimilarBy = { key: string; displayValue: string }

const choiceOf = ({ key, displayValue }: SimilarBy) => ({ key, values: [displayValue], min: null, max: null })

/** The shelf of a part, narrowed to what has the same values. */
export const similarState = (category: string | null, same: readonly SimilarBy[] = []): ListingState => ({
  ...readListing({}),
  category,
  parameters: same.map(choiceOf),
})

/** Where the parts with one value stand. */
export const similarHref = (category: string | null, same: SimilarBy): string =>
  listingHref(similarState(category, [same]))

/** The field of the address that asks for a value. */
export const similarField = (same: SimilarBy): { name: string; value: string } => {
  const [name = '', value = ''] = choiceFields(choiceOf(same))[0] ?? []
  return { name, value }
}

/** What tells a part from its neighbours: its first parameter and its package. */
export const isTelling = (key: string, at: number): boolean => at === 0 || key === 'package'
