import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

export const endpointsByGroup: ReadonlyMap<string, readonly Endpoint[]> = new Map(
  Object.entries(contract).map(([group, endpoints]) => [group, Object.values<Endpoint>(endpoints)]),
)

const groups = new Map(
  [...endpointsByGroup].flatMap(([group, endpoints]) => endpoints.map((endpoint) => [endpoint, group] as const)),
)

export const getGroupName = (endpoint: Endpoint) => groups.get(endpoint) ?? 'other'
