'use client'
import { useTranslations } from 'next-intl'
import { CategoryIcon } from '@partgate/package-drawings/category-icon.tsx'
import { useAllProductsQuery } from '#graphql/generated/hooks/layout.ts'
import { Link } from '#i18n/link.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './all-products.module.css'

export function CategoryMenu() {
  const t = useTranslations('layout')
  const common = useTranslations('common')
  const [{ data, fetching }, read] = useAllProductsQuery()
  if (data?.categories)
    return (
      <ul className={styles.categories}>
        {data.categories.map(({ id, slug, name, icon, children }) => (
          <li key={id} className={styles.category}>
            <CategoryIcon name={icon} className={styles.icon} />
            <div>
              <CategoryLink slug={slug} name={name} className={styles.name} />
              <ul>
                {children?.map((child) => (
                  <li key={child.id}>
                    <CategoryLink slug={child.slug} name={child.name} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    )
  if (fetching)
    return (
      <div className={styles.categories}>
        <LoadingStatus>{t('loading')}</LoadingStatus>
        {Array.from({ length: skeletons }, (_, at) => (
          <Skeleton key={at} blockSize="120px" />
        ))}
      </div>
    )
  return (
    <div className={styles.missing}>
      <p role="status">{t('categoryUnavailable')}</p>
      <Button isSmall onClick={() => read({ requestPolicy: 'network-only' })}>
        {common('retry')}
      </Button>
    </div>
  )
}

const skeletons = 12

type CategoryLinkProps = { slug: string; name: string; className?: string }

function CategoryLink({ slug, name, className }: CategoryLinkProps) {
  const t = useTranslations('layout')
  return (
    <Link className={className} href={`/category/${slug}`} target="_blank">
      {name}
      <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
    </Link>
  )
}
