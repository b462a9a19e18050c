import { privateFields } from '@partgate/schema/private-fields.ts'
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql'
import { createFragmentFinder } from '../limits/fold.ts'

export const isPublicDocument = (document: DocumentNode): boolean => {
  const getFragment = createFragmentFinder(document)
  const listRootFields = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value]
      return listRootFields(
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : getFragment(node.name.value)?.selectionSet,
      )
    })
  const operation = getOperationAST(document)
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    listRootFields(operation.selectionSet).every((name) => !privateFields.has(name))
  )
}
