import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { classes } from '#ui/classes.ts'
import { RetryButton } from '#ui/retry-button-client.tsx'
import styles from './home-section.module.css'

type HomeSectionProps = {
  id: string
  title: string
  note?: string
  all?: { href: string; label: string }
  className?: string
  children: ReactNode
}

export const HomeSection = ({ id, title, note, all, className, children }: HomeSectionProps) => (
  <StaticPart as="section" aria-labelledby={id} className={classes(styles.section, className)}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all && <Link href={all.href}>{all.label}</Link>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </StaticPart>
)

export function MissingSection() {
  const t = useTranslations('common')
  return (
    <div className={styles.missing}>
      <p>{t('unavailable')}</p>
      <RetryButton label={t('retry')} />
    </div>
  )
}
