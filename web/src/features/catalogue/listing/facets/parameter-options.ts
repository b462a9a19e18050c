import type { ParameterFacet_ParameterFacetFragment } from '#graphql/generated/types.ts'
import type { Option } from './facet-options.tsx'
import { listingHref, toggled, withParameterChoice, type ListingState } from '../listing-state.ts'
import type { ParameterChoice } from './parameter-choice.ts'

type Facet = Pick<ParameterFacet_ParameterFacetFragment, 'key' | 'values'>

/** The shop rounds, so two numbers may have the same label. */
export const parameterOptions = (
  { key, values }: Facet,
  { choice, rest }: { choice: ParameterChoice; rest: ListingState },
): Option[] => {
  const isExactly = (value: number | null) =>
    value !== null && choice.min?.amount?.value === value && choice.max?.amount?.value === value
  return values.map(({ displayValue, filterValue, value, count }) => {
    const isExact = isExactly(value)
    const next = isExact ? [] : toggled(choice.values, filterValue)
    return {
      id: `${filterValue} ${value}`.replaceAll(/\s/g, '_'),
      name: displayValue,
      count,
      isOn: isExact || choice.values.includes(filterValue),
      href: listingHref(withParameterChoice(rest, { key, values: next, min: null, max: null })),
    }
  })
}
