import type { ReactNode } from 'react'
import styles from './list-head.module.css'

export const ListHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <h1>
      <bdi>{title}</bdi>
    </h1>
    {children && <p className={styles.count}>{children}</p>}
  </header>
)
