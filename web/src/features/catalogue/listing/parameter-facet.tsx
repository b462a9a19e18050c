import type { ParameterFacet_ParameterFacetFragment } from '#graphql/generated/documents.ts'
import { chosenOf, type Read } from './facet-choice.ts'
import { FacetOptions } from './facet-list.tsx'
import { FacetSection } from './facet-section.tsx'
import type { ListingState } from './listing-state.ts'
import { isChosen } from './parameter-choice.ts'
import { parameterOptions } from './parameter-options.ts'
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
  const chosen = chosenOf(state, reads, key)
  return (
    <FacetSection title={name} isOpen={isOpen || isChosen(chosen.choice)}>
      {isNumeric && <RangeForm facet={facet} {...chosen} />}
      {(!isNumeric || values.length <= fewValues) && (
        <FacetOptions options={parameterOptions(facet, chosen)} isCapped={isCapped} />
      )}
    </FacetSection>
  )
}
