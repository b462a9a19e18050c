import { listingFields, type ListingState } from './listing-state.ts'

/** What else the address says, so that a form keeps it. */
export const HiddenFields = ({ state }: { state: ListingState }) =>
  listingFields({ ...state, page: 1 }).map(([name, value], at) => (
    <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
  ))
