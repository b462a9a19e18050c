import type { ReactNode } from 'react'
import styles from './page-head.module.css'

export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    {children && <div className={styles.lead}>{children}</div>}
  </header>
)
