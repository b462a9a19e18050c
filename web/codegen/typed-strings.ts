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

const collectFragments = (node: OperationDefinitionNode | FragmentDefinitionNode, fragments: Fragments) => {
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

export const listOperations = (sources: Sources) => {
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
        text: stripIgnoredCharacters([node, ...collectFragments(node, fragments)].map(print).join(' ')),
      })),
  )
}

/** A syntax tree would be ten times as large in the browser; urql parses the few documents that a page uses. */
export const plugin = (_schema: unknown, sources: Sources) => {
  const constants = listOperations(sources).map(({ node, text }) => {
    const [name, kind] = [pascal(node.name?.value ?? ''), pascal(node.operation)]
    const types = `Types.${name}${kind}, Types.${name}${kind}Variables`
    return `export const ${name}Document = ${JSON.stringify(text)} as Types.TypedString<${types}>`
  })
  return {
    prepend: ["import type * as Types from '../types.ts'", "export type * from '../types.ts'"],
    content: constants.join('\n'),
  }
}
