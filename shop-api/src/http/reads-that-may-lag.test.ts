import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { expect, test } from 'vitest'
import { endpointsThatMayLag } from './reads-that-may-lag.ts'

const namesWhere = (isIncluded: (endpoint: Endpoint, domain: string) => boolean) =>
  Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
      isIncluded(endpoint, domain) ? [`${domain}.${name}`] : [],
    ),
  )

test('the whole catalogue may lag', () => {
  expect(namesWhere((endpoint, domain) => domain === 'catalogue' && !endpointsThatMayLag.has(endpoint))).toEqual([])
})

test('nothing that depends on the caller may lag, and nothing outside the catalogue and the site', () => {
  const isPersonal = ({ access }: Endpoint, domain: string) =>
    access !== 'public' || !['catalogue', 'site'].includes(domain)
  expect(namesWhere((endpoint, domain) => endpointsThatMayLag.has(endpoint) && isPersonal(endpoint, domain))).toEqual(
    [],
  )
})
