import { Suspense } from 'react'
import { useTranslations } from 'next-intl'
import { AccountTexts } from '../account-texts.tsx'
import { ActivateAccount } from './activate-account-client.tsx'
import styles from '../form/form.module.css'

export function ActivatePage() {
  const t = useTranslations('account.activate')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <AccountTexts>
        <Suspense>
          <ActivateAccount />
        </Suspense>
      </AccountTexts>
    </div>
  )
}
