import type { ParameterFacet_ParameterFacetFragment } from '#graphql/generated/types.ts'
import { findChosen, type Read } from './facet-choice.ts'
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
  isOpen: boolean
}

/** Numbers with more values than this are filtered by range only. */
const fewValues = 8

export function ParameterFacet({ state, reads, facet, isOpen }: ParameterFacetProps) {
  const { key, name, values, min, max, isCapped } = facet
  const isNumeric = min !== null
  const hasFew = values.length <= fewValues
  const id = `p-${key}`
  const chosen = findChosen(state, reads, key)
  // A range between equal bounds filters nothing.
  const isRange = isNumeric && (min !== max || chosen.choice.min !== null || chosen.choice.max !== null)
  return (
    <FacetSection id={id} title={name} isOpen={isOpen || isChosen(chosen.choice)}>
      {isRange && <RangeForm facet={facet} {...chosen} />}
      {(!isNumeric || hasFew) && (
        <FacetOptions facet={id} options={parameterOptions(facet, chosen)} isCapped={isCapped} />
      )}
    </FacetSection>
  )
}
