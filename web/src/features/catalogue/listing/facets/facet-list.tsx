import { FacetOptions, type FacetOptionsProps } from './facet-options.tsx'
import { FacetSection } from './facet-section.tsx'

export function FacetList({ facet, title, options, isCapped }: FacetOptionsProps & { title: string }) {
  const possible = options.filter(({ count, isOn }) => count > 0 || isOn)
  if (possible.length === 0) return null
  return (
    <FacetSection id={facet} title={title}>
      <FacetOptions facet={facet} options={possible} isCapped={isCapped} />
    </FacetSection>
  )
}
