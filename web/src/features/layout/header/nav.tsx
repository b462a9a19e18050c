import { useTranslations } from 'next-intl'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { AllProducts } from './all-products.tsx'
import { navLinks } from '../links.ts'
import { NavLink, OffCategoryPage } from '../nav-link-client.tsx'
import styles from './nav.module.css'

export function Nav({ categories }: { categories: LayoutQuery['categories'] }) {
  const t = useTranslations('layout')
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      <div className={styles.row}>
        <OffCategoryPage>
          <AllProducts categories={categories} />
        </OffCategoryPage>
        <ul className={styles.links}>
          {navLinks.map(({ key, href }) => (
            <li key={key}>
              <NavLink href={href}>{t(key)}</NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
