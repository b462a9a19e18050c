import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { indexHref, initials } from './index-address.ts'
import styles from './letter-bar.module.css'

export function LetterBar({ label, current }: { label: string; current?: string }) {
  const t = useTranslations('catalogue.index')
  return (
    <nav aria-label={label}>
      <ul className={styles.letters} dir="ltr">
        {initials.map((initial) => (
          <li key={initial}>
            <Link
              href={indexHref(initial)}
              aria-current={initial === current ? 'page' : undefined}
              aria-label={initial === 'other' ? t('other') : t('of', { initial })}
            >
              {initial === 'other' ? '#' : initial}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
