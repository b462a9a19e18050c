import { useTranslations } from 'next-intl'
import { Missing } from '#features/site/index.ts'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { Label } from '#ui/sheet.tsx'
import styles from './stats-strip.module.css'

/** What the shop says of itself in numbers. */
export function StatsStrip({ stats }: { stats: LayoutQuery['labels'] }) {
  const t = useTranslations('site')
  if (!stats) return <Missing what={t('companyInNumbers')} />
  if (stats.length === 0) return null
  return (
    <dl className={styles.strip}>
      {stats.map(({ key, title, text }) => (
        <div key={key}>
          <dt>
            <Label>{text}</Label>
          </dt>
          <dd>
            <bdi dir="ltr">{title}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
