import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { RelatedSeries } from './related-series.tsx'

const toPart = (slug: string) => ({
  id: slug,
  slug,
  partNumber: slug.toUpperCase(),
  description: '',
  stock: 1,
  minimumOrderQuantity: 1,
  priceBreaks: [],
})
/** In the order of the list: a part in two packagings comes before the others. */
const series = ['lm358d', 'lm358dr', 'ne5532', 'tl072', 'tl074', 'tl082', 'lm324', 'lm2904', 'lm2902'].map(toPart)

vi.mock('#graphql/server.ts', () => ({
  read: async (_document: string, { first }: { first: number }) => ({
    ok: true,
    data: { search: { nodes: series.slice(0, first) } },
  }),
}))
vi.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: async () => (key: string) => key }))

const findSlugs = async (...slugs: string[]) => {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={await loadMessages('en')}>
      {await RelatedSeries({ slugs: new Set(slugs), category: 'amplifiers', manufacturerId: 'TUI' })}
    </NextIntlClientProvider>,
  )
  const html = await new Response(prelude).text()
  return [...html.matchAll(/href="\/productdetail\/([^"]+)"/g)].map(([, slug]) => slug)
}

test('six other parts are related, in none of the packagings of this part', async () => {
  const others = ['ne5532', 'tl072', 'tl074', 'tl082', 'lm324', 'lm2904']
  expect(await findSlugs('lm358d', 'lm358dr')).toEqual(others)
  expect(await findSlugs('lm358dr', 'lm358d')).toEqual(others)
})
