import { classes } from '#ui/classes.ts'
import { formatBadge } from './badge.ts'
import styles from './count-badge.module.css'

export function CountBadge({ count, className }: { count: number; className?: string }) {
  const badge = formatBadge(count)
  return (
    badge && (
      <span className={classes(styles.badge, className)} aria-hidden="true">
        <bdi dir="ltr">{badge}</bdi>
      </span>
    )
  )
}
