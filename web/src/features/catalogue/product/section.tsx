import type { ReactNode } from 'react'
import { StaticPart } from '#static-parts/static-part.tsx'
import { classes } from '#ui/classes.ts'
import styles from './section.module.css'

type SectionProps = { id: string; title: ReactNode; note?: ReactNode; children: ReactNode; className?: string }

export const Section = ({ id, title, note, children, className }: SectionProps) => (
  <StaticPart as="section" id={id} aria-labelledby={`${id}-title`} className={classes(styles.section, className)}>
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
    </header>
    {children}
  </StaticPart>
)
