import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

type Fold<T> = {
  none: T
  join: (parts: T[]) => T
  field: (node: FieldNode, below: () => T) => T
}

export type GetFragment = (name: string) => FragmentDefinitionNode | null | undefined

export const createFragmentFinder = ({ definitions }: DocumentNode): GetFragment => {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  return (name) => byName.get(name)
}

/** Each fragment is measured once, so time is linear in the length of the document. */
export const foldSelections = <T>(getFragment: GetFragment, { none, join, field }: Fold<T>) => {
  const known = new Map<string, T>()

  const ofFragment = (name: string): T => {
    const measured = known.get(name)
    if (measured !== undefined) return measured
    known.set(name, none)
    const found = ofSet(getFragment(name)?.selectionSet)
    known.set(name, found)
    return found
  }

  const ofSet = (set: SelectionSetNode | undefined): T =>
    join(
      (set?.selections ?? []).map((node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value)
        if (node.kind === Kind.INLINE_FRAGMENT) return ofSet(node.selectionSet)
        return field(node, () => ofSet(node.selectionSet))
      }),
    )

  return ofSet
}

/** Adds up `field` over all selections; a fragment counts at each of its spreads. */
export const countSelections = (getFragment: GetFragment, field: Fold<number>['field']) =>
  foldSelections<number>(getFragment, { none: 0, join: (parts) => parts.reduce((sum, part) => sum + part, 0), field })
