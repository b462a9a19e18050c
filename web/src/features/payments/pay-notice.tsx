import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './pay.module.css'

export const PayNotice = ({ tone, children }: { tone: 'error' | 'plain'; children: ReactNode }) => (
  <p
    className={classes(styles.notice, tone === 'error' && styles.refused)}
    role={tone === 'error' ? 'alert' : 'status'}
  >
    {children}
  </p>
)
