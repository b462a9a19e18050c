import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { searchHref } from './search-href.ts'
import layout from '../page-layout.module.css'
import styles from './search-tips.module.css'

const tips = ['beginning', 'punctuation', 'inside', 'other', 'values', 'units'] as const

export function SearchTips() {
  const t = useTranslations('catalogue.keywords')
  return (
    <section aria-labelledby="tips" className={layout.section}>
      <h2 id="tips">{t('tips')}</h2>
      <dl className={styles.tips}>
        {tips.map((tip) => (
          <div key={tip}>
            <dt>{t(`tip.${tip}`)}</dt>
            <dd>
              {t.rich(`tip.${tip}Text`, {
                number: (example) => (
                  <Link href={searchHref(String(example))} className={styles.example} prefetch={false}>
                    <bdi dir="ltr">{example}</bdi>
                  </Link>
                ),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
