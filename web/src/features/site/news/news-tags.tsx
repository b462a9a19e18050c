import { useTranslations } from 'next-intl'
import type { NewsPageQuery } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Chip } from '#ui/chip.tsx'
import { Num } from '#ui/figures.tsx'
import { newsHref } from './news-address.ts'
import styles from './news-page.module.css'

type Tags = NonNullable<NewsPageQuery['newsTags']>

export function NewsTags({ tags, chosen }: { tags: Tags; chosen: string | null }) {
  const t = useTranslations('site.news')
  const { integer } = useNumbers()
  const chip = (id: string | null, name: string, count?: number) => (
    <li key={id}>
      <Chip
        href={newsHref({ tag: id })}
        on={id === chosen}
        aria-current={id === chosen ? 'true' : undefined}
        prefetch={false}
        className={styles.tag}
      >
        <bdi>{name}</bdi>
        {count !== undefined && <Num className={styles.count}>{integer(count)}</Num>}
      </Chip>
    </li>
  )
  return (
    <nav aria-label={t('topics')}>
      <ul className={styles.tags}>
        {chip(null, t('allTopics'))}
        {tags.map(({ tag, count }) => chip(tag.id, tag.name, count))}
      </ul>
    </nav>
  )
}
