import type { ReactNode } from 'react'
import styles from './state-panels.module.css'

type PanelProps = { title: string; children?: ReactNode; action?: ReactNode }

export const EmptyState = ({ title, children, action }: PanelProps) => (
  <div className={styles.panel}>
    <p className={styles.title}>{title}</p>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)

type ErrorStateProps = PanelProps & { level?: 'h1' | 'p' }

/** `h1` where the error replaces the whole page. */
export const ErrorState = ({ title, level: Title = 'p', children, action }: ErrorStateProps) => (
  <div className={`${styles.panel} ${styles.error}`} role="alert">
    <Title className={styles.title}>{title}</Title>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
)
