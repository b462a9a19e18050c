'use client'
import { useTranslations } from 'next-intl'
import { SignInPrompt } from '#ui/sign-in-prompt-client.tsx'
import { historyHref, type HistoryView } from './history-address.ts'

/** Where the session ran out while the page stood open: leads to sign-in, which leads back. */
export function HistorySignedOut({ view }: { view: Partial<HistoryView> }) {
  const t = useTranslations('account')
  return <SignInPrompt title={t('exit.done')} label={t('login.submit')} page={historyHref(view)} />
}
