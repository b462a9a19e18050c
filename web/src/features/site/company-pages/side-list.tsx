import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { classes } from '#ui/classes.ts'
import { Label } from '#ui/sheet.tsx'
import list from '#ui/side-list.module.css'
import { companyPageHref, companyPages, type CompanyPageSlug } from './company-pages.ts'
import styles from './company-page.module.css'

export function SideList({ current }: { current: CompanyPageSlug }) {
  const t = useTranslations('site')
  return (
    <nav className={classes(list.side, styles.side)} aria-label={t('information')}>
      <Label>{t('information')}</Label>
      <ul>
        {companyPages.map((slug) => (
          <li key={slug}>
            <Link href={companyPageHref(slug)} aria-current={slug === current ? 'page' : undefined} prefetch={false}>
              {t(`pages.${slug}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
