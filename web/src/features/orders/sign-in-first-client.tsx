'use client'
import { useTranslations } from 'next-intl'
import { SignInPrompt } from '#ui/sign-in-prompt-client.tsx'

/** For visitors on a page that shows what belongs to a person; `page` is where sign-in leads back to, without the language prefix. */
export function SignInFirst({ page }: { page: string }) {
  const t = useTranslations('orders.signIn')
  return (
    <SignInPrompt title={t('title')} label={t('action')} look="main" page={page}>
      {t('text')}
    </SignInPrompt>
  )
}
