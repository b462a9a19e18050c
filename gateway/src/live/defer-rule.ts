import { type FragmentDefinitionNode, Kind, type SelectionSetNode, type ValidationRule } from 'graphql'
import { tooComplex } from '../plugins/limits/too-complex.ts'

const mostDefers = 5

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined

/** How often the executor meets `@defer`: in a fragment, once for each time it is spread. */
const countDefers = (fragmentOf: FragmentOf) => {
  const known = new Map<string, number>()

  const inFragment = (name: string): number => {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    // Circles are another rule's to report.
    known.set(name, 0)
    const count = inSet(fragmentOf(name)?.selectionSet)
    known.set(name, count)
    return count
  }

  const inSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + inSet(node.selectionSet)
      const own = node.directives?.some(({ name }) => name.value === 'defer') ? 1 : 0
      const below = node.kind === Kind.FRAGMENT_SPREAD ? inFragment(node.name.value) : inSet(node.selectionSet)
      return sum + own + below
    }, 0)

  return inSet
}

export const deferRule: ValidationRule = (context) => {
  const count = countDefers((name) => context.getFragment(name))
  return {
    OperationDefinition({ selectionSet }) {
      if (count(selectionSet) > mostDefers) context.reportError(tooComplex('The operation defers too much.'))
    },
  }
}
