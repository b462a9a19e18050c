import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Missing, Unavailable } from '#ui/states/unavailable.tsx'
import { CategoriesPageDocument, CategoryManufacturersDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ListHead } from '../list-head.tsx'
import { CategoryTree } from './category-tree.tsx'
import layout from '../page-layout.module.css'
import styles from './categories-page.module.css'

export const loadCategoriesHead = (): Promise<Metadata> =>
  loadPageHead({ page: 'CATEGORY', name: null, href: '/category' })

export async function CategoriesPage() {
  const [t, { data }, menu] = await Promise.all([
    getTranslations('catalogue'),
    read(CategoriesPageDocument, {}),
    read(CategoryManufacturersDocument, {}),
  ])
  const manufacturersByCategory = new Map(
    menu.data?.productMenu?.map(({ category, manufacturers }) => [category.id, manufacturers]),
  )
  return (
    <>
      <PageTrail
        current={{ name: t('categories.title'), href: '/category' }}
        list={data?.categories?.map(({ slug, name }) => ({ name, href: `/category/${slug}` }))}
      />
      <ListHead title={t('categories.title')}>{t('categories.text')}</ListHead>
      {data?.categories ? (
        <>
          <TopCategories categories={data.categories} />
          {!menu.data?.productMenu && (
            <div className={layout.notice}>
              <Missing what={t('categories.manufacturers')} />
            </div>
          )}
          <CategoryTree categories={data.categories} manufacturersByCategory={manufacturersByCategory} />
        </>
      ) : (
        <Unavailable />
      )}
    </>
  )
}

function TopCategories({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  const t = useTranslations('catalogue.categories')
  return (
    <nav aria-label={t('jump')}>
      <ul className={styles.categories}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
