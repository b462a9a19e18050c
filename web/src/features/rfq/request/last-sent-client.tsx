'use client'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { requestPage } from './pages.ts'
import { RequestSent } from './request-sent-client.tsx'
import { readSentNumber } from './tab-texts.ts'

const never = () => () => {}
const unread = () => undefined

/** What this tab has sent last; its number stands in no address. */
export function LastSent() {
  const t = useTranslations('rfqPage.sent')
  const rfqNumber = useSyncExternalStore<string | null | undefined>(never, readSentNumber, unread)
  if (rfqNumber === undefined) return <Skeleton blockSize="280px" />
  if (rfqNumber) return <RequestSent rfqNumber={rfqNumber} />
  return (
    <EmptyState
      title={t('none')}
      action={
        <ButtonLink href={requestPage} look="main">
          {t('ask')}
        </ButtonLink>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}
