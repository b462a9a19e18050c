import type { ValidationRule } from 'graphql'
import { tooComplex } from './too-complex.ts'

const maxFragments = 50
/** Spreads are compared with each other. */
const maxSpreads = 100

export const fragmentsRule: ValidationRule = (context) => {
  let fragments = 0
  let spreads = 0
  return {
    FragmentDefinition() {
      fragments += 1
      if (fragments === maxFragments + 1) context.reportError(tooComplex('The operation has too many fragments.'))
    },
    FragmentSpread() {
      spreads += 1
      if (spreads === maxSpreads + 1) context.reportError(tooComplex('The operation spreads fragments too often.'))
    },
  }
}
