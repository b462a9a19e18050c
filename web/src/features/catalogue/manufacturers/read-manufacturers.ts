import 'server-only'
import { ManufacturersDocument } from '#graphql/generated/documents/catalogue.ts'
import type { ManufacturersQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'

type Manufacturer = NonNullable<ManufacturersQuery['manufacturers']>['nodes'][number]

const maxPages = 50

export async function loadManufacturers(after: string | null = null, pages = maxPages): Promise<Manufacturer[] | null> {
  const { data } = await read(ManufacturersDocument, { after })
  if (!data?.manufacturers) return null
  const { nodes, pageInfo } = data.manufacturers
  if (!pageInfo.hasNextPage || pages === 1) return nodes
  const rest = await loadManufacturers(pageInfo.endCursor, pages - 1)
  return rest && [...nodes, ...rest]
}
