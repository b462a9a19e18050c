import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { companyPageHref } from '../company-pages.ts'
import styles from './onward-links.module.css'

/** Message keys under `site.readMore`. */
const pages = {
  howToBuy: companyPageHref('how-to-buy'),
  refund: companyPageHref('refund'),
  franchisedLines: '/franchisedlines',
  lineCards: '/linecards',
  certification: '/certification',
  about: '/about',
  contact: '/contact',
} as const

export function OnwardLinks({ pages: chosen }: { pages: (keyof typeof pages)[] }) {
  const t = useTranslations('site.readMore')
  return (
    <nav aria-labelledby="onward" className={styles.onward}>
      <h2 id="onward">{t('title')}</h2>
      <ul>
        {chosen.map((key) => (
          <li key={key}>
            <Link href={pages[key]}>
              <span>
                <strong>{t(`${key}.title`)}</strong>
                <span>{t(`${key}.text`)}</span>
              </span>
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
