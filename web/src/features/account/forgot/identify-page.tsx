import { Suspense } from 'react'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { AccountTexts } from '../account-texts.tsx'
import { LinkSent } from './link-sent-client.tsx'
import styles from '../form/form.module.css'

export const identifyHead = async (): Promise<Metadata> => {
  const t = await getTranslations('account.identify')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export function IdentifyPage() {
  const t = useTranslations('account.identify')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <AccountTexts>
        <Suspense fallback={<Skeleton blockSize="220px" />}>
          <LinkSent />
        </Suspense>
      </AccountTexts>
    </div>
  )
}
