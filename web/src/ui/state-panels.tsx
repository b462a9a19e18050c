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

type ErrorStateProps = PanelProps & { level?: 'h1' | 'p' }

/** Something failed: says what, `action` is the retry (`RetryButton` reads the page again); `h1` where it stands for the whole page. */
export const ErrorState = ({ title, level: Title = 'p', children, action }: ErrorStateProps) => (
  <div className={`${styles.panel} ${styles.error}`} role="alert">
    <Title className={styles.title}>{title}</Title>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
