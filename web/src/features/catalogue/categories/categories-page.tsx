import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Missing, Unavailable } from '#features/site/index.ts'
import { CategoriesPageDocument, ShelfMakersDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { headOf } from '#seo/page-head.ts'
import { ListHead } from '../listing/list-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { Cabinet } from './cabinet.tsx'
import { TopShelves } from './top-shelves.tsx'
import layout from '../page-layout.module.css'

export const categoriesHead = (): Promise<Metadata> => headOf({ page: 'CATEGORY', name: null, href: '/category' })

export async function CategoriesPage() {
  const [t, { data }, menu] = await Promise.all([
    getTranslations('catalogue'),
    read(CategoriesPageDocument, {}),
    read(ShelfMakersDocument, {}),
  ])
  const makersOf = new Map(menu.data?.productMenu?.map(({ category, manufacturers }) => [category.id, manufacturers]))
  return (
    <>
      <PageTrail
        current={{ name: t('categories.title'), href: '/category' }}
        list={data?.categories?.map(({ slug, name }) => ({ name, href: `/category/${slug}` }))}
      />
      <ListHead title={t('categories.title')}>{t('categories.text')}</ListHead>
      {data?.categories ? (
        <>
          <TopShelves categories={data.categories} />
          {!menu.data?.productMenu && (
            <div className={layout.said}>
              <Missing what={t('categories.makers')} />
            </div>
          )}
          <Cabinet categories={data.categories} makersOf={makersOf} />
        </>
      ) : (
        <Unavailable />
      )}
    </>
  )
}
