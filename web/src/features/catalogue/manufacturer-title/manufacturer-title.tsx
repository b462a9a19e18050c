import type { ReactNode } from 'react'
import { Monogram } from './monogram.tsx'
import styles from './manufacturer-title.module.css'

type ManufacturerTitleProps = { name: string; text: string | null; children?: ReactNode }

export const ManufacturerTitle = ({ name, text, children }: ManufacturerTitleProps) => (
  <header className={styles.head}>
    <Monogram name={name} isLarge />
    <div className={styles.words}>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {text && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {children}
    </div>
  </header>
)
