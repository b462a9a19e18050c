import type { ReactNode } from 'react'
import { Label } from '#ui/sheet.tsx'
import styles from './facets.module.css'

type FacetSectionProps = { id: string; title: string; isOpen?: boolean; children: ReactNode }

export const FacetSection = ({ id, title, isOpen = true, children }: FacetSectionProps) => (
  <details id={id} className={styles.facet} open={isOpen}>
    <summary className={styles.title}>
      <Label>{title}</Label>
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
