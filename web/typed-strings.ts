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

export type Sources = { document?: DocumentNode; location?: string }[]

/** Every operation with the fragments it needs, as one short text. */
export const operationsOf = (sources: Sources) => {
  const { definitions } = concatAST(sources.flatMap(({ document }) => document ?? []))
  const fragments: Fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  return sources.flatMap(({ document, location = '' }) =>
    (document?.definitions ?? [])
      .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
      .map((node) => ({
        node,
        location,
        text: stripIgnoredCharacters([node, ...fragmentsOf(node, fragments)].map(print).join(' ')),
      })),
  )
}

/** A codegen plugin: each operation is one short string that knows its types. As syntax trees they would be ten times the size
 * in every browser; urql parses the few that a page asks. */
export const plugin = (_schema: unknown, sources: Sources) => {
  const constants = operationsOf(sources).map(({ node, text }) => {
    const [name, kind] = [pascal(node.name?.value ?? ''), pascal(node.operation)]
    const types = `Types.${name}${kind}, Types.${name}${kind}Variables`
    return `export const ${name}Document = ${JSON.stringify(text)} as Types.TypedString<${types}>`
  })
  return {
    prepend: ["import type * as Types from '../types.ts'", "export type * from '../types.ts'"],
    content: constants.join('\n'),
  }
}
