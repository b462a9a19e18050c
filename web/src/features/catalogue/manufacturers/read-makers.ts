import 'server-only'
import { MakersDocument } from '#graphql/generated/documents/catalogue.ts'
import type { MakersQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'

type Maker = NonNullable<MakersQuery['manufacturers']>['nodes'][number]

/** A hundred each. */
const mostPages = 50

/** All manufacturers by name; null while the shop cannot say. */
export async function readMakers(after: string | null = null, pages = mostPages): Promise<Maker[] | null> {
  const { data } = await read(MakersDocument, { after })
  if (!data?.manufacturers) return null
  const { nodes, pageInfo } = data.manufacturers
  if (!pageInfo.hasNextPage || pages === 1) return nodes
  const rest = await readMakers(pageInfo.endCursor, pages - 1)
  return rest && [...nodes, ...rest]
}
