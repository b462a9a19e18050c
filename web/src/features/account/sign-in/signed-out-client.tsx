'use client'
import { useTranslations } from 'next-intl'
import { usePathname } from '#i18n/navigation-client.ts'
import { SignInPrompt } from './sign-in-prompt-client.tsx'

export function SignedOut() {
  const t = useTranslations('account')
  return <SignInPrompt title={t('exit.done')} label={t('login.submit')} page={usePathname()} />
}
