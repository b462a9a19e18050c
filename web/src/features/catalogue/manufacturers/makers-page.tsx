import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { Missing, Unavailable } from '#features/site/index.ts'
import { MakerMarksDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { headOf } from '#seo/page-head.ts'
import { ListHead } from '../listing/list-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { MakerIndex } from './maker-index-client.tsx'
import { readMakers } from './read-makers.ts'
import layout from '../page-layout.module.css'

const longestQuery = 60

/** The name that an address asks for. */
export const askedName = (q: string | string[] | undefined) => ([q].flat()[0] ?? '').slice(0, longestQuery)

export const makersHead = (asked: string): Promise<Metadata> =>
  headOf({ page: 'MANUFACTURER', href: '/manufacturer', isIndexed: asked === '' })

export async function MakersPage({ asked }: { asked: string }) {
  const [t, locale, messages, makers, marks] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    getMessages(),
    readMakers(),
    read(MakerMarksDocument, {}),
  ])
  const idsOf = (kind: 'franchised' | 'strong') =>
    new Set(marks.data?.[kind]?.nodes.map(({ manufacturer }) => manufacturer.id))
  const [franchised, strong] = [idsOf('franchised'), idsOf('strong')]
  const { common, catalogue } = messages
  return (
    <>
      <PageTrail
        current={{ name: t('makers.title'), href: '/manufacturer' }}
        list={makers?.map(({ slug, name }) => ({ name, href: `/manufacturer/${slug}` }))}
      />
      <ListHead title={t('makers.title')}>
        {makers && t('makers.text', { count: makers.length, number: numbersOf(locale).integer(makers.length) })}
      </ListHead>
      {makers ? (
        <NextIntlClientProvider
          messages={{ common, catalogue: { makers: catalogue.makers, lines: { names: catalogue.lines.names } } }}
        >
          {!(marks.data?.franchised && marks.data.strong) && (
            <div className={layout.said}>
              <Missing what={t('lines.views')} />
            </div>
          )}
          <MakerIndex
            asked={asked}
            makers={makers.map(({ id, slug, name, productCount }) => ({
              slug,
              name,
              productCount,
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
