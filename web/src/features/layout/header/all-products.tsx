import { useTranslations } from 'next-intl'
import { CategoryIcon } from '@partgate/package-drawings/category-icon.tsx'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { Dropdown } from '#ui/dropdown-client.tsx'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './all-products.module.css'

export function AllProducts({ categories }: { categories: LayoutQuery['categories'] }) {
  const t = useTranslations('layout')
  const common = useTranslations('common')
  const newTab = <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
  return (
    <Dropdown className={styles.all} align="page" summary={t('allProducts')}>
      {categories ? (
        <ul className={styles.categories}>
          {categories.map(({ id, slug, name, icon, children }) => (
            <li key={id} className={styles.category}>
              <CategoryIcon name={icon} className={styles.icon} />
              <div>
                <Link className={styles.name} href={`/category/${slug}`} target="_blank" prefetch={false}>
                  {name}
                  {newTab}
                </Link>
                <ul>
                  {children.map((child) => (
                    <li key={child.id}>
                      <Link href={`/category/${child.slug}`} target="_blank" prefetch={false}>
                        {child.name}
                        {newTab}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.missing}>
          <p>{t('categoryUnavailable')}</p>
          <RetryButton label={common('retry')} />
        </div>
      )}
    </Dropdown>
  )
}
