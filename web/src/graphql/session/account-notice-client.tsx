'use client'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'next-intl'
import { isolate } from '@partgate/schema/bidi.ts'
import { readPageCookie } from '#security/page-cookies.ts'
import { parseUserInfo } from '#security/user-info.ts'
import { toast, toastStore } from '#ui/toast/toast-store.ts'
import { pageAccount } from './page-account.ts'
import { storeInputs } from './stored-inputs.ts'
import { useReadOnReturn } from './use-read-on-return-client.ts'

const reload = () => {
  storeInputs('next-visit')
  location.reload()
}

/** Says that the visitor has signed in or out in another tab, and offers to reload the page. */
export function AccountNotice() {
  const t = useTranslations('common.accountChange')
  const onOtherAccount = useEffectEvent(() => {
    const person = parseUserInfo(readPageCookie('userInfo'))
    const name = person && isolate([person.contactName, person.companyName].filter(Boolean).join(', '))
    const text = name ? t('signedIn', { name }) : t('signedOut')
    for (const { id, action } of toastStore.read()) if (action?.run === reload) toastStore.close(id)
    toast.error(text, { durationMs: Infinity, action: { label: t('reload'), run: reload } })
  })
  useEffect(() => pageAccount.subscribe(() => onOtherAccount()), [])
  useEffect(() => {
    // The back-forward cache restores the page with its data.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) pageAccount.compareWithCookie()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useReadOnReturn(pageAccount.compareWithCookie)
  return null
}
