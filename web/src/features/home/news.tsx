import { useTranslations } from 'next-intl'
import { Headlines } from '#features/site/index.ts'
import type { Headlines_NewsArticleFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import styles from './news.module.css'

export function News({ articles }: { articles: Headlines_NewsArticleFragment[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="news">
      <div className={styles.head}>
        <h2 id="news">{t('news')}</h2>
        <Link href="/news" prefetch={false}>
          {t('allNews')}
        </Link>
      </div>
      <Headlines articles={articles} level="h3" />
    </section>
  )
}
