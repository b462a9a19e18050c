import {
  concatAST,
  Kind,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

const pascal = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())

type Fragments = Map<string, FragmentDefinitionNode>

const fragmentsOf = (node: OperationDefinitionNode | FragmentDefinitionNode, fragments: Fragments) => {
  const found = new Set<FragmentDefinitionNode>()
  const collect = (from: typeof node) =>
    visit(from, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)
        if (!fragment || found.has(fragment)) return
        found.add(fragment)
        collect(fragment)
      },
    })
  collect(node)
  return [...found]
}

/** A codegen plugin: each operation is one short string that knows its types. As syntax trees they would be ten times the size
 * in every browser; urql parses the few that a page asks. */
export const plugin = (_schema: unknown, documents: { document?: DocumentNode }[]) => {
  const { definitions } = concatAST(documents.flatMap(({ document }) => document ?? []))
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const fragments: Fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  const constants = operations.map((node) => {
    const text = stripIgnoredCharacters([node, ...fragmentsOf(node, fragments)].map(print).join(' '))
    const [name, kind] = [pascal(node.name?.value ?? ''), pascal(node.operation)]
    const types = `${name}${kind}, ${name}${kind}Variables`
    return `export const ${name}Document = ${JSON.stringify(text)} as TypedString<${types}>`
  })
  return {
    prepend: ["import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'"],
    content: [
      'export type TypedString<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>',
      ...constants,
    ].join('\n'),
  }
}
