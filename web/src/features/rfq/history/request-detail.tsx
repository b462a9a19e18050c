import { useLocale, useTranslations } from 'next-intl'
import type { PastRequestQuery } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { Sheet, TitleBlock } from '#ui/sheet.tsx'
import { countryName } from '#i18n/country-name.ts'
import { RequestAgain } from './request-again-client.tsx'
import { PastParts } from './past-parts.tsx'
import { RfqState } from './rfq-state.tsx'
import styles from './history.module.css'

type Rfq = NonNullable<NonNullable<PastRequestQuery['viewer']>['rfq']>

function ContactFacts({ rfq }: { rfq: Rfq }) {
  const t = useTranslations('rfqPage.fields')
  const title = useTranslations('rfqHistory.request')('contact')
  const locale = useLocale()
  const { contactName, companyName, email, telephone, countryCode, comment } = rfq
  const facts = [
    { key: 'contactName', value: <bdi>{contactName}</bdi>, isGiven: contactName },
    { key: 'companyName', value: <bdi>{companyName}</bdi>, isGiven: companyName },
    { key: 'email', value: <bdi dir="ltr">{email}</bdi>, isGiven: email },
    { key: 'telephone', value: <bdi dir="ltr">{telephone}</bdi>, isGiven: telephone },
    { key: 'countryCode', value: countryCode && countryName(countryCode, locale), isGiven: countryCode },
    { key: 'comment', value: <bdi className={styles.comment}>{comment}</bdi>, isGiven: comment },
  ] as const
  return (
    <section className={styles.section} aria-labelledby="contact">
      <h3 id="contact">{title}</h3>
      <Sheet>
        <dl className={styles.contact}>
          {facts.map(
            ({ key, value, isGiven }) =>
              isGiven && (
                <div key={key}>
                  <dt>{t(key)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Sheet>
    </section>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

export function RequestDetail({ rfq }: { rfq: Rfq }) {
  const t = useTranslations('rfqHistory')
  const field = useTranslations('rfqPage.fields')
  const { longDay } = useReaderTimeFormats()
  const numbers = useNumbers()
  const { reference, viewedAt } = rfq
  const facts = [
    ...(reference ? [{ name: field('reference'), value: <PartNumber>{reference}</PartNumber> }] : []),
    { name: t('date'), value: <time dateTime={rfq.createdAt}>{longDay(rfq.createdAt)}</time> },
    { name: t('status'), value: <RfqState status={rfq.status} /> },
    { name: t('parts'), value: <Num>{numbers.integer(rfq.partCount)}</Num> },
  ]
  const viewed = viewedAt && {
    name: t('request.viewedAt'),
    value: <time dateTime={viewedAt}>{longDay(viewedAt)}</time>,
  }
  return (
    <article className={styles.request} aria-labelledby="request">
      <header className={styles.head}>
        <h2 ref={focus} id="request" tabIndex={-1}>
          {t('number')} <PartNumber>{rfq.rfqNumber}</PartNumber>
        </h2>
        <RequestAgain parts={rfq.parts} />
      </header>
      <TitleBlock facts={viewed ? [...facts, viewed] : facts} />
      {!rfq.isConfirmedByEmail && <p className={styles.quiet}>{t('request.notMailed')}</p>}
      <PastParts parts={rfq.parts} />
      <ContactFacts rfq={rfq} />
    </article>
  )
}
