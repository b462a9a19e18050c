import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountPages } from '../pages.ts'
import { NavLinks } from '../nav-links-client.tsx'
import { classes } from '#ui/classes.ts'
import { Label } from '#ui/sheet.tsx'
import list from '#ui/side-list.module.css'
import styles from './account-area.module.css'

export async function AccountArea({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout')
  return (
    <div className={styles.columns}>
      <nav className={classes(list.side, styles.side)} aria-label={t('account')}>
        <Label>{t('account')}</Label>
        <NavLinks links={accountPages.map(({ key, href }) => ({ href, text: t(key) }))} />
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  )
}
