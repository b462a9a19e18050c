import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { forgotPasswordPath } from '@partgate/schema/pages.ts'
import { Sheet } from '#ui/sheet.tsx'
import { pageMetadata } from '#seo/page-metadata.ts'
import { AccountTexts } from '../account-texts.tsx'
import { rich } from '../form/rich.tsx'
import { ForgotForm } from './forgot-form-client.tsx'
import styles from '../form/form.module.css'

export const forgotHead = async (): Promise<Metadata> => {
  const t = await getTranslations('account.forgot')
  return pageMetadata({ href: forgotPasswordPath, title: t('title'), description: t('description'), isIndexed: false })
}

export function ForgotPage() {
  const t = useTranslations('account.forgot')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <Sheet className={styles.result}>
        <p>{t('text')}</p>
        <AccountTexts>
          <ForgotForm />
        </AccountTexts>
        <p className={styles.quiet}>{t.rich('remembered', rich)}</p>
      </Sheet>
    </div>
  )
}
