import { expect, test, vi } from 'vitest'
import { NearMatchesDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { readListing } from '../listing-state.ts'
import { NothingFound } from './nothing-found.tsx'

vi.mock('#graphql/server.ts', () => ({ read: vi.fn(async () => ({ ok: false })) }))
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => Object.assign((key: string) => key, { rich: (key: string) => key }),
}))

test.each([
  [{ words: '1' }, false],
  [{}, true],
])('of a list with %j, the count without filters detects filters: %j', async (params, detectFilters) => {
  await NothingFound({ state: readListing({ wd: '100nF 0402', in_stock: '1', ...params }), totalCount: 0 })
  expect(vi.mocked(read)).toHaveBeenLastCalledWith(
    NearMatchesDocument,
    expect.objectContaining({ query: '100nF 0402', detectFilters }),
  )
  expect(NearMatchesDocument).toContain('withoutFilters:search(query:$query detectFilters:$detectFilters ')
})
