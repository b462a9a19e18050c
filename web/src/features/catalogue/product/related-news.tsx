import { getTranslations } from 'next-intl/server'
import { Headlines } from '#features/site/index.ts'
import { Missing } from '#ui/unavailable.tsx'
import { RelatedNewsDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { Section } from './section.tsx'
import styles from './product-page.module.css'

const most = 4

export async function RelatedNews({ slug }: { slug: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue.product'), read(RelatedNewsDocument, { slug })])
  const articles = data?.product?.relatedArticles
  if (articles?.length === 0) return null
  return (
    <Section id="news" title={t('news')} className={styles.news}>
      {articles ? <Headlines articles={articles.slice(0, most)} level="h3" /> : <Missing>{t('newsMissing')}</Missing>}
    </Section>
  )
}
