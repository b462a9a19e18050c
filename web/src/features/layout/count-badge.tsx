import { classes } from '#ui/classes.ts'
import { badgeOf } from './badge.ts'
import styles from './count-badge.module.css'

/** A number on a picture, for the eye: the button's own words say it too. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  const badge = badgeOf(count)
  return (
    badge && (
      <bdi dir="ltr" className={classes(styles.badge, className)} aria-hidden="true">
        {badge}
      </bdi>
    )
  )
}
