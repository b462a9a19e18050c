import { expect, test, vi } from 'vitest'
import { read, type ReadResult } from '#graphql/server.ts'
import { loadPageHead } from './page-head.ts'

vi.mock('#graphql/server.ts', () => ({ read: vi.fn() }))
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'de',
  getTranslations: async () => (key: string, values?: object) => `[${[key, ...Object.values(values ?? {})].join(' ')}]`,
}))

const seo = { title: 'T', description: 'D', keywords: 'K' }

test('a page is named in the words of the shop', async () => {
  vi.mocked(read).mockResolvedValueOnce({ ok: true, data: { seo } })
  expect(await loadPageHead({ page: 'HOME', href: '/' })).toMatchObject({ title: { absolute: 'T' }, description: 'D' })
})

test('from its second page on, a list is named with the page, in whosever words', async () => {
  const list = { page: 'PRODUCTS', name: 'S', href: '/products/S/2' } as const
  vi.mocked(read).mockResolvedValueOnce({ ok: true, data: { seo } })
  expect(await loadPageHead({ ...list, pageNumber: 2 })).toMatchObject({ title: { absolute: '[titleOfPage T 2]' } })
  vi.mocked(read).mockResolvedValueOnce({ ok: false })
  expect(await loadPageHead({ ...list, pageNumber: 2 })).toMatchObject({ title: '[titleOfPage S 2]' })
  vi.mocked(read).mockResolvedValueOnce({ ok: true, data: { seo } })
  expect(await loadPageHead({ ...list, pageNumber: 1 })).toMatchObject({ title: { absolute: 'T' } })
})

test.each<ReadResult<unknown>>([{ ok: false }, { ok: false, data: undefined }, { ok: false, data: { seo: null } }])(
  'where the shop says %j of it, a page has the name of its part or of the site, its address and its languages',
  async (result) => {
    vi.mocked(read).mockResolvedValue(result)
    const named = await loadPageHead({ page: 'PRODUCT', name: 'LM358DR', href: '/productdetail/lm358dr' })
    expect(named).toMatchObject({ title: 'LM358DR', openGraph: { siteName: '[siteName]', locale: 'de_DE' } })
    expect(Object.keys(named.alternates?.languages ?? {})).toHaveLength(12)
    const nameless = await loadPageHead({ page: 'HOME', href: '/' })
    expect(nameless).not.toHaveProperty('title')
    expect(nameless.description).toBeUndefined()
  },
)
