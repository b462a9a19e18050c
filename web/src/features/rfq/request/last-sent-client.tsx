'use client'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { requestPage } from '../pages.ts'
import { RequestSent } from './request-sent-client.tsx'
import { readSentNumber, sentByGuest, sentWithoutMail } from './tab-texts.ts'

/** The number is read from the tab's storage, because URLs are logged and shared. */
export function LastSent() {
  const t = useTranslations('rfqPage.sent')
  const rfqNumber = useBrowserValue(readSentNumber)
  const isGuest = useBrowserValue(() => sentByGuest.read() !== null) ?? false
  const isMailed = useBrowserValue(() => sentWithoutMail.read() === null) ?? true
  if (rfqNumber === undefined) return <Skeleton blockSize="280px" />
  if (rfqNumber) return <RequestSent rfqNumber={rfqNumber} isGuest={isGuest} isMailed={isMailed} />
  return (
    <EmptyState
      title={t('none')}
      action={
        <ButtonLink href={requestPage} variant="primary">
          {t('requestQuote')}
        </ButtonLink>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}
