'use client'
import { useTranslations } from 'next-intl'
import { rfqHistoryPath } from '@partgate/schema/pages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { Outcome } from '#ui/states/outcome-client.tsx'
import { requestPage } from '../pages.ts'

export type SentRequest = { rfqNumber: string; isGuest: boolean; isMailed: boolean }

export function RequestSent({ rfqNumber, isGuest, isMailed }: SentRequest) {
  const t = useTranslations('rfqPage.sent')
  return (
    <Outcome
      isDone
      title={t('done')}
      facts={[
        { name: t('number'), value: <PartNumber>{rfqNumber}</PartNumber> },
        { name: t('response'), value: t('responseTime') },
      ]}
      text={t('text')}
      note={isMailed ? isGuest && t('guest') : t('notMailed')}
    >
      <ButtonLink href="/" variant="primary">
        {t('home')}
      </ButtonLink>
      <ButtonLink href={rfqHistoryPath}>{t('history')}</ButtonLink>
      <ButtonLink href={requestPage} variant="quiet">
        {t('another')}
      </ButtonLink>
    </Outcome>
  )
}
