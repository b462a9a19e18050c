import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import 'server-only'
import { Missing, Unavailable } from '#ui/states/unavailable.tsx'
import { ManufacturerMarksDocument, ManufacturersDocument } from '#graphql/generated/documents/catalogue.ts'
import type { ManufacturersQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ListHead } from '../list-head.tsx'
import { ManufacturerIndex } from './manufacturer-index-client.tsx'
import { maxQueryChars } from './manufacturer-names.ts'
import layout from '../page-layout.module.css'

export const toRequestedName = (q: string | string[] | undefined) => ([q].flat()[0] ?? '').slice(0, maxQueryChars)

export const loadManufacturersHead = (requested: string): Promise<Metadata> =>
  loadPageHead({ page: 'MANUFACTURER', href: '/manufacturer', isIndexed: requested === '' })

export async function ManufacturersPage({ requested }: { requested: string }) {
  const [t, locale, messages, manufacturers, marks] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    getMessages(),
    loadManufacturers(),
    read(ManufacturerMarksDocument, {}),
  ])
  const collectIds = (kind: 'franchised' | 'strong') =>
    new Set(marks.data?.[kind]?.nodes.map(({ manufacturer }) => manufacturer.id))
  const [franchised, strong] = [collectIds('franchised'), collectIds('strong')]
  const { common, catalogue } = messages
  return (
    <>
      <PageTrail
        current={{ name: t('manufacturers.title'), href: '/manufacturer' }}
        list={manufacturers?.map(({ slug, name }) => ({ name, href: `/manufacturer/${slug}` }))}
      />
      <ListHead title={t('manufacturers.title')}>
        {manufacturers &&
          t('manufacturers.text', {
            count: manufacturers.length,
            number: getNumberFormats(locale).integer(manufacturers.length),
          })}
      </ListHead>
      {manufacturers ? (
        <NextIntlClientProvider
          messages={{
            common,
            catalogue: { manufacturers: catalogue.manufacturers, lines: { names: catalogue.lines.names } },
          }}
        >
          {!(marks.data?.franchised && marks.data.strong) && (
            <div className={layout.notice}>
              <Missing what={t('lines.views')} />
            </div>
          )}
          <ManufacturerIndex
            requested={requested}
            manufacturers={manufacturers.map(({ id, slug, name, partCount }) => ({
              slug,
              name,
              partCount,
              marks: [
                ...(franchised.has(id) ? (['FRANCHISED'] as const) : []),
                ...(strong.has(id) ? (['STRONG'] as const) : []),
              ],
            }))}
          />
        </NextIntlClientProvider>
      ) : (
        <Unavailable />
      )}
    </>
  )
}

type Manufacturer = NonNullable<ManufacturersQuery['manufacturers']>['nodes'][number]

const maxPages = 50

async function loadManufacturers(after: string | null = null, pages = maxPages): Promise<Manufacturer[] | null> {
  const { data } = await read(ManufacturersDocument, { after })
  if (!data?.manufacturers) return null
  const { nodes, pageInfo } = data.manufacturers
  if (!pageInfo.hasNextPage || pages === 1) return nodes
  const rest = await loadManufacturers(pageInfo.endCursor, pages - 1)
  return rest && [...nodes, ...rest]
}
