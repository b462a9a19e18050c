import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

/** Endpoints that may fall ill together: those of one domain. */
export const endpointsByGroup: ReadonlyMap<string, readonly Endpoint[]> = new Map(
  Object.entries(contract).map(([group, endpoints]) => [group, Object.values<Endpoint>(endpoints)]),
)

const groups = new Map(
  [...endpointsByGroup].flatMap(([group, endpoints]) => endpoints.map((endpoint) => [endpoint, group] as const)),
)

export const groupOf = (endpoint: Endpoint) => groups.get(endpoint) ?? 'other'
