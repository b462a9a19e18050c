import type { LayoutQuery } from '#graphql/generated/documents.ts'
import { Label } from '#ui/sheet.tsx'
import styles from './stats-strip.module.css'

/** What the shop says of itself in numbers. */
export const StatsStrip = ({ stats }: { stats: LayoutQuery['labels'] }) =>
  stats &&
  stats.length > 0 && (
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
