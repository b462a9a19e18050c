import { listingHref, readListing, type ListingState } from '../listing/listing-state.ts'
import { choiceFields } from '../listing/facets/parameter-choice.ts'

type SimilarBy = { key: string; filterValue: string }

const toChoice = ({ key, filterValue }: SimilarBy) => ({ key, values: [filterValue], min: null, max: null })

export const similarState = (category: string | null, same: readonly SimilarBy[] = []): ListingState => ({
  ...readListing({}),
  category,
  parameters: same.map(toChoice),
})

export const similarHref = (category: string | null, same: SimilarBy): string =>
  listingHref(similarState(category, [same]))

export const similarField = (same: SimilarBy): { name: string; value: string } => {
  const [name = '', value = ''] = choiceFields(toChoice(same))[0] ?? []
  return { name, value }
}

export const isCheckedAtFirst = (key: string, at: number): boolean => at === 0 || key === 'package'
