import { useLocale, useTranslations } from 'next-intl'
import type { PastRequestQuery } from '#graphql/generated/types.ts'
import { datesOf } from '#i18n/dates.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { AskAgain } from './ask-again-client.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { PastParts } from './past-parts.tsx'
import { RfqState } from './rfq-state.tsx'
import styles from './history.module.css'

type Rfq = NonNullable<NonNullable<PastRequestQuery['viewer']>['rfq']>
export type PastDetail = NonNullable<Rfq['detail']>

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** A request as it was sent, and how it stands. */
export function RequestDetail({ rfq, detail }: { rfq: Rfq; detail: PastDetail }) {
  const t = useTranslations('rfqHistory')
  const dates = datesOf(useLocale())
  const numbers = useNumbers()
  const facts = [
    { name: t('date'), value: <time dateTime={rfq.createdAt}>{dates.day(rfq.createdAt)}</time> },
    { name: t('status'), value: <RfqState status={rfq.status} /> },
    { name: t('parts'), value: <Num>{numbers.integer(rfq.partCount)}</Num> },
  ]
  const { viewedAt } = detail
  const viewed = viewedAt && {
    name: t('request.viewedAt'),
    value: <time dateTime={viewedAt}>{dates.day(viewedAt)}</time>,
  }
  return (
    <article className={styles.request} aria-labelledby="request">
      <header className={styles.head}>
        <h2 ref={focus} id="request" tabIndex={-1}>
          {t('number')} <PartNumber>{rfq.rfqNumber}</PartNumber>
        </h2>
        <AskAgain parts={detail.parts} />
      </header>
      <TitleBlock facts={viewed ? [...facts, viewed] : facts} />
      <PastParts parts={detail.parts} />
      <ContactFacts detail={detail} />
    </article>
  )
}
