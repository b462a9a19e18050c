import type { ReactNode } from 'react'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import styles from './home-section.module.css'

type HomeSectionProps = {
  id: string
  title: string
  note?: string
  all?: { href: string; label: string }
  children: ReactNode
}

export const HomeSection = ({ id, title, note, all, children }: HomeSectionProps) => (
  <StaticPart as="section" aria-labelledby={id} className={styles.section}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all && <Link href={all.href}>{all.label}</Link>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </StaticPart>
)
