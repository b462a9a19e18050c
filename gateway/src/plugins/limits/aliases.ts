import type { ValidationRule } from 'graphql'
import { tooComplex } from './too-complex.ts'

const maxAliases = 30

export const aliasesRule: ValidationRule = (context) => {
  let count = 0
  return {
    Field({ alias }) {
      if (alias && (count += 1) === maxAliases + 1)
        context.reportError(tooComplex('The operation has too many aliases.'))
    },
  }
}
