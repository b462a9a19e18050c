'use client'
import { useTranslations } from 'next-intl'
import { SignInPrompt } from '#features/account/index-client.ts'
import { historyHref, type HistoryView } from './history-address.ts'

export function HistorySignedOut({ view }: { view: Partial<HistoryView> }) {
  const t = useTranslations('account')
  return <SignInPrompt title={t('exit.done')} label={t('login.submit')} page={historyHref(view)} />
}
