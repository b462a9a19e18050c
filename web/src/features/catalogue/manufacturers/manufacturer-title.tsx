import type { ReactNode } from 'react'
import { Monogram } from './monogram.tsx'
import styles from './manufacturer-title.module.css'

export const ManufacturerTitle = ({ name, text, children }: { name: string; text: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <Monogram name={name} large />
    <div className={styles.words}>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      {children}
    </div>
  </header>
)
