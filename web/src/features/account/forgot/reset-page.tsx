import { Suspense } from 'react'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { AccountTexts } from '../account-texts.tsx'
import { ResetPassword } from './reset-password-client.tsx'
import styles from '../form/form.module.css'

export const resetHead = async (): Promise<Metadata> => {
  const t = await getTranslations('account.reset')
  return { title: t('title'), description: t('description'), robots: { index: false }, referrer: 'no-referrer' }
}

export function ResetPage() {
  const t = useTranslations('account.reset')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <AccountTexts>
        <Suspense>
          <ResetPassword />
        </Suspense>
      </AccountTexts>
    </div>
  )
}
