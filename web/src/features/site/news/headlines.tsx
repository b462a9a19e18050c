import { useLocale } from 'next-intl'
import type { Headlines_NewsArticleFragment } from '#graphql/generated/types.ts'
import { getTimeFormats } from '#i18n/time-formats.ts'
import { Link } from '#i18n/link.tsx'
import { getLanguage } from '#i18n/routing.ts'
import { classes } from '#ui/classes.ts'
import { Label } from '#ui/sheet.tsx'
import styles from './headlines.module.css'

type HeadlinesProps = {
  articles: Headlines_NewsArticleFragment[]
  level: 'h2' | 'h3'
  hasSummary?: boolean
}

export function Headlines({ articles, level: Heading, hasSummary = false }: HeadlinesProps) {
  const { longDay } = getTimeFormats(useLocale(), 'UTC')
  return (
    <ul className={classes(styles.headlines, hasSummary && styles.wide)}>
      {articles.map(({ id, slug, title, languageTag, summary, publishedAt, tags }) => {
        const { tag, dir } = getLanguage(languageTag)
        return (
          <li key={id}>
            <Label>
              <time dateTime={publishedAt}>
                <bdi>{longDay(publishedAt)}</bdi>
              </time>
              {tags.map((about) => (
                <span key={about.id}>
                  {' · '}
                  <bdi>{about.name}</bdi>
                </span>
              ))}
            </Label>
            <div>
              <Heading className={styles.title}>
                <Link href={`/news/${slug}`}>
                  <bdi lang={tag} dir={dir}>
                    {title}
                  </bdi>
                </Link>
              </Heading>
              {hasSummary && (
                <p lang={tag} dir={dir}>
                  {summary}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
