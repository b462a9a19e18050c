import {
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  visit,
} from 'graphql'

type Marked = EnumTypeDefinitionNode | FieldDefinitionNode | InputObjectTypeDefinitionNode | ObjectTypeDefinitionNode

const sentence = 'For storefronts.'

const addSentence = <T extends Marked>(node: T): T | undefined => {
  if (!node.directives?.some(({ name }) => name.value === 'storefront')) return undefined
  const value = [node.description?.value, sentence].filter(Boolean).join(' ')
  return { ...node, description: { kind: Kind.STRING, value } }
}

/** Introspection shows descriptions, but no directives. */
export const describeStorefront = (document: DocumentNode): DocumentNode =>
  visit(document, {
    [Kind.FIELD_DEFINITION]: { leave: addSentence },
    [Kind.OBJECT_TYPE_DEFINITION]: { leave: addSentence },
    [Kind.ENUM_TYPE_DEFINITION]: { leave: addSentence },
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: { leave: addSentence },
  })
