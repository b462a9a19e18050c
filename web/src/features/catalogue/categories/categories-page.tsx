import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Unavailable } from '#features/site/index.ts'
import { CategoriesPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { headOf } from '../head.ts'
import { ListHead } from '../listing/list-head.tsx'
import { Cabinet } from './cabinet.tsx'

export const categoriesHead = (): Promise<Metadata> => headOf({ page: 'CATEGORY', name: null, href: '/category' })

export async function CategoriesPage() {
  const [t, { data }] = await Promise.all([getTranslations('catalogue'), read(CategoriesPageDocument, {})])
  return (
    <>
      <Breadcrumbs label={t('whereYouAre')} trail={[{ name: t('home'), href: '/' }]} current={t('categories.title')} />
      <ListHead title={t('categories.title')}>{t('categories.text')}</ListHead>
      {data?.categories ? <Cabinet categories={data.categories} /> : <Unavailable />}
    </>
  )
}
