import { listingAddress, type ListingState } from './listing-state.ts'

export const HiddenFields = ({ state }: { state: ListingState }) =>
  listingAddress({ ...state, page: 1 }).fields.map(([name, value], at) => (
    <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
  ))
