import type { ValidationRule } from 'graphql'
import { tooComplex } from './too-complex.ts'

const maxFragments = 50

export const fragmentsRule: ValidationRule = (context) => {
  let count = 0
  return {
    FragmentDefinition() {
      count += 1
      if (count === maxFragments + 1) context.reportError(tooComplex('The operation has too many fragments.'))
    },
  }
}
