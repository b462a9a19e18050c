import 'server-only'
import { LinesDocument } from '#graphql/generated/documents/catalogue.ts'
import type { LineKind, LinesQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'

export type Line = NonNullable<LinesQuery['manufacturerLines']>['nodes'][number]

const maxPages = 20

export async function loadLines(kind: LineKind, after: string | null = null, pages = maxPages): Promise<Line[] | null> {
  const { data } = await read(LinesDocument, { kind, after })
  if (!data?.manufacturerLines) return null
  const { nodes, pageInfo } = data.manufacturerLines
  if (!pageInfo.hasNextPage || pages === 1) return nodes
  const rest = await loadLines(kind, pageInfo.endCursor, pages - 1)
  return rest && [...nodes, ...rest]
}
