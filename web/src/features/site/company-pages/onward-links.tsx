import { useTranslations } from 'next-intl'
import { ArrowRight } from 'lucide-react'
import { Link } from '#i18n/navigation.ts'
import { companyPageHref } from './company-pages.ts'
import styles from './onward-links.module.css'

/** Message keys under `site.readMore`. */
const pages = {
  howToBuy: companyPageHref('how-to-buy'),
  shipping: companyPageHref('shipping-delivering'),
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
            <Link href={pages[key]} prefetch={false}>
              <span>
                <strong>{t(`${key}.title`)}</strong>
                <span>{t(`${key}.text`)}</span>
              </span>
              <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
