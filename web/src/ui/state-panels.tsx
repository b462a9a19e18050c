import type { ReactNode } from 'react'
import styles from './state-panels.module.css'

type PanelProps = { title: string; children?: ReactNode; action?: ReactNode }

/** Nothing is here: says so and what to do next. */
export const EmptyState = ({ title, children, action }: PanelProps) => (
  <div className={styles.panel}>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)

/** Something failed: says what, `action` is the retry (`RetryButton` reads the page again). */
export const ErrorState = ({ title, children, action }: PanelProps) => (
  <div className={`${styles.panel} ${styles.error}`} role="alert">
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
