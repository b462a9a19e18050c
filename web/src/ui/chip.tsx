import type { ComponentProps } from 'react'
import { Link } from '#i18n/link.tsx'
import { classes } from './classes.ts'
import styles from './chip.module.css'

export function Chip({ isOn = false, className, ...rest }: ComponentProps<typeof Link> & { isOn?: boolean }) {
  return <Link {...rest} className={classes(styles.chip, isOn && styles.on, className)} />
}
