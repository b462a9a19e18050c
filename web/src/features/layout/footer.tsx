import { useLocale, useTranslations } from 'next-intl'
import { LetterBar } from '#features/catalogue/index.ts'
import { companyPageHref, companyPages } from '#features/site/index.ts'
import type { LayoutQuery } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Label } from '#ui/sheet.tsx'
import { ContactList } from './contact-list.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch-client.tsx'
import styles from './footer.module.css'

const claims = [
  { key: 'yearsOfHistory', count: 37, atLeast: false },
  { key: 'countries', count: 20, atLeast: true },
  { key: 'partners', count: 20_000, atLeast: true },
  { key: 'partNumbers', count: 12_000_000, atLeast: true },
] as const

export function Footer({ config }: { config: LayoutQuery['siteConfig'] }) {
  const t = useTranslations('layout')
  const site = useTranslations('site')
  const catalogue = useTranslations('catalogue')
  const { integer } = numbersOf(useLocale())
  const company = config?.companyName ?? t('siteName')
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <dl className={styles.claims}>
          {claims.map(({ key, count, atLeast }) => (
            <div key={key}>
              <dt>
                <Label>{t(key)}</Label>
              </dt>
              <dd>
                <bdi dir="ltr">
                  {integer(count)}
                  {atLeast && '+'}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.columns}>
          <section>
            <h2>
              <bdi>{company}</bdi>
            </h2>
            {config && (
              <p>
                <bdi>{config.companyDescription}</bdi>
              </p>
            )}
            <p className={styles.demo}>{t('demoNotice')}</p>
          </section>
          {config && (
            <section>
              <h2>{t('contactDetails')}</h2>
              <ContactList config={config} withAddress />
              <SocialLinks links={config.socialLinks} />
            </section>
          )}
          <section>
            <h2>{t('information')}</h2>
            <ul className={styles.links}>
              {companyPages.map((slug) => (
                <li key={slug}>
                  <Link href={companyPageHref(slug)} prefetch={false}>
                    {site(`pages.${slug}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{t('theme')}</h2>
            <ThemeSwitch />
          </section>
        </div>
        <section className={styles.index}>
          <h2>{catalogue('index.name')}</h2>
          <LetterBar label={catalogue('index.name')} />
        </section>
      </div>
    </footer>
  )
}
