import type { ParameterFacet_ParameterFacetFragment } from '#graphql/generated/documents.ts'
import { chosenOf, type Read } from './facet-choice.ts'
import { FacetOptions, type Option } from './facet-list.tsx'
import { FacetSection } from './facet-section.tsx'
import { listingHref, toggled, withChoice, type ListingState } from './listing-state.ts'
import { isChosen } from './parameter-choice.ts'
import { RangeForm } from './range-form.tsx'

type ParameterFacetProps = {
  state: ListingState
  reads: readonly Read[]
  facet: ParameterFacet_ParameterFacetFragment
  isCapped: boolean
  isOpen: boolean
}

/** Numbers with more values than this are asked for by their range alone. */
const fewValues = 8

/** A parameter as a question: its words or few values to tick, its numbers as a range. */
export function ParameterFacet({ state, reads, facet, isCapped, isOpen }: ParameterFacetProps) {
  const { key, name, values, min } = facet
  const isNumeric = min !== null
  const { choice, rest } = chosenOf(state, reads, key)
  const isExactly = (number: number | null) =>
    number !== null && choice.min?.amount?.value === number && choice.max?.amount?.value === number
  const options = values.map(({ displayValue, number, count }): Option => {
    const isExact = isExactly(number)
    const next = isExact ? [] : toggled(choice.values, displayValue)
    return {
      id: displayValue,
      name: displayValue,
      count,
      isOn: isExact || choice.values.includes(displayValue),
      href: listingHref(withChoice(rest, { key, values: next, min: null, max: null })),
      isFigure: true,
    }
  })
  return (
    <FacetSection title={name} isOpen={isOpen || isChosen(choice)}>
      {isNumeric && <RangeForm facet={facet} choice={choice} rest={rest} />}
      {(!isNumeric || values.length <= fewValues) && <FacetOptions options={options} isCapped={isCapped} />}
    </FacetSection>
  )
}
