import { Kind, type SelectionSetNode, type ValidationRule } from 'graphql'
import { tooComplex } from './too-complex.ts'

/** A field may well be asked for on each of an interface's types. */
const maxTimes = 20

const mostOften = (set: SelectionSetNode, counts = new Map<string, number>()): number =>
  Math.max(
    0,
    ...set.selections.map((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return mostOften(node.selectionSet, counts)
      const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `...${node.name.value}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count
    }),
  )

export const duplicatesRule: ValidationRule = (context) => {
  const check = ({ selectionSet }: { selectionSet?: SelectionSetNode | undefined }) => {
    if (selectionSet && mostOften(selectionSet) > maxTimes)
      context.reportError(tooComplex('The operation asks for the same field too often.'))
  }
  return { OperationDefinition: check, FragmentDefinition: check, Field: check }
}
