import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

/** Endpoints that fall ill together share a breaker: those of one domain. */
const groups: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.values<Endpoint>(endpoints).map((endpoint) => [endpoint, group] as const),
  ),
)

export const groupNames = Object.keys(contract)
export const groupOf = (endpoint: Endpoint) => groups.get(endpoint) ?? 'other'
