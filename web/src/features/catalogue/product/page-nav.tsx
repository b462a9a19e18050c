import { useTranslations } from 'next-intl'
import styles from './page-nav.module.css'

export function PageNav() {
  const t = useTranslations('catalogue')
  const places = [
    ['parameters', t('product.parameters')],
    ['alternatives', t('product.alternatives')],
    ['related', t('product.related')],
    ['shipping', t('shipping.title')],
  ]
  return (
    <nav className={styles.nav} aria-label={t('product.sections')}>
      <ul>
        {places.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
