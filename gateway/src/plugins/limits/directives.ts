import type { ASTVisitor, DirectiveNode, ValidationRule } from 'graphql'
import { tooComplex } from './too-complex.ts'

const maxPerPlace = 3
const maxPerDocument = 30

type Place = { readonly directives?: readonly DirectiveNode[] | undefined }

export const directivesRule: ValidationRule = (context) => {
  let count = 0
  const take = ({ directives = [] }: Place) => {
    const before = count
    count += directives.length
    if (directives.length > maxPerPlace) context.reportError(tooComplex('One place has too many directives.'))
    else if (before <= maxPerDocument && count > maxPerDocument)
      context.reportError(tooComplex('The operation has too many directives.'))
  }
  return {
    OperationDefinition: take,
    VariableDefinition: take,
    Field: take,
    FragmentSpread: take,
    InlineFragment: take,
    FragmentDefinition: take,
  } satisfies ASTVisitor
}
