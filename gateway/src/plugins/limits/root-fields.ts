import type { ValidationRule } from 'graphql'
import { foldSelections } from './fold.ts'
import { tooComplex } from './too-complex.ts'

const maxRootFields = 20

export const rootFieldsRule: ValidationRule = (context) => {
  const countOf = foldSelections<number>((name) => context.getFragment(name), {
    none: 0,
    join: (parts) => parts.reduce((sum, part) => sum + part, 0),
    field: () => 1,
  })
  return {
    OperationDefinition({ selectionSet }) {
      if (countOf(selectionSet) > maxRootFields)
        context.reportError(tooComplex('The operation has too many fields at its root.'))
    },
  }
}
