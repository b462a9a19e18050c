import { privateFields } from '@partgate/schema/private-fields.ts'
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql'

export const isPublicDocument = (document: DocumentNode): boolean => {
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(({ name, selectionSet }) => [name.value, selectionSet]),
  )
  const listRootFields = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value]
      return listRootFields(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value))
    })
  const operation = getOperationAST(document)
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    listRootFields(operation.selectionSet).every((name) => !privateFields.has(name))
  )
}
