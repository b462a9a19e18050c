import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import styles from './browse-instead.module.css'

const ways = [
  { key: 'byCategory', href: '/category' },
  { key: 'byManufacturer', href: '/manufacturer' },
  { key: 'byLetter', href: '/products/A' },
] as const

export function BrowseInstead() {
  const t = useTranslations('catalogue.keywords')
  return (
    <nav aria-labelledby="browse" className={styles.ways}>
      <h2 id="browse">{t('browse')}</h2>
      <ul>
        {ways.map(({ key, href }) => (
          <li key={key}>
            <ButtonLink variant="quiet" href={href} prefetch={false}>
              {t(key)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
