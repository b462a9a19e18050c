'use client'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { rich } from './rich.tsx'
import styles from './form.module.css'

export function AlreadySignedIn({ email }: { email: string }) {
  const t = useTranslations('account.login')
  return (
    <Sheet as="section" className={styles.result}>
      <p>{t.rich('already', { ...rich, email })}</p>
      <div className={styles.actions}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/exit" look="quiet">
          {t('signOut')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
