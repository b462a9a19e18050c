import { useLocale, useTranslations } from 'next-intl'
import type { NewsArticleQuery } from '#graphql/generated/types.ts'
import { createDateFormats } from '#i18n/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { newsHref } from './news-address.ts'
import styles from './news-article.module.css'

type Article = NonNullable<NewsArticleQuery['newsArticle']>

export function ArticleFacts({ article: { publishedAt, tags } }: { article: Article }) {
  const t = useTranslations('site.news')
  const published = {
    name: t('published'),
    value: (
      <time dateTime={publishedAt}>
        <bdi>{createDateFormats(useLocale()).day(publishedAt)}</bdi>
      </time>
    ),
  }
  const topics = {
    name: t('topics'),
    value: (
      <ul className={styles.topics}>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Chip href={newsHref({ tag: id })} prefetch={false} className={styles.topic}>
              <bdi>{name}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    ),
  }
  return <TitleBlock facts={tags.length > 0 ? [published, topics] : [published]} className={styles.facts} />
}
