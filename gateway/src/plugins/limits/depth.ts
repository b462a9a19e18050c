import type { ValidationRule } from 'graphql'
import { foldSelections } from './fold.ts'
import { tooComplex } from './too-complex.ts'

const maxDepth = 14

/** Introspection has a limit of its own in graphql-js. */
export const depthRule: ValidationRule = (context) => {
  const depthOf = foldSelections<number>((name) => context.getFragment(name), {
    none: 0,
    join: (parts) => Math.max(0, ...parts),
    field: (node, below) => (node.name.value.startsWith('__') ? 0 : 1 + below()),
  })
  return {
    OperationDefinition({ selectionSet }) {
      if (depthOf(selectionSet) > maxDepth) context.reportError(tooComplex('The operation lies too deep.'))
    },
  }
}
