'use client'
import { useTranslations } from 'next-intl'
import { SignInPrompt } from '#features/account/index-client.ts'

/** `page` has no language prefix. */
export function SignInFirst({ page }: { page: string }) {
  const t = useTranslations('orders.signIn')
  return (
    <SignInPrompt title={t('title')} label={t('action')} variant="primary" page={page}>
      {t('text')}
    </SignInPrompt>
  )
}
