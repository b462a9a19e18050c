import { type DocumentNode, getOperationAST, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql'

/** Whose answer depends on who asks, or may, or is made anew for each. All else below Query is the same for everyone. */
export const privateFields: ReadonlySet<string> = new Set([
  'captcha',
  'cart',
  'cartLineCount',
  'checkout',
  'node',
  'nodes',
  'order',
  'paypalClient',
  'viewer',
])

/** Whether the document's one operation reads nothing but what is the same for everyone. */
export const isPublicDocument = (document: DocumentNode): boolean => {
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(({ name, selectionSet }) => [name.value, selectionSet]),
  )
  const rootFieldsOf = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value]
      return rootFieldsOf(node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value))
    })
  const operation = getOperationAST(document)
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    rootFieldsOf(operation.selectionSet).every((name) => !privateFields.has(name))
  )
}
