'use client'
import { useTranslations } from 'next-intl'
import { hasPage } from '#i18n/coming-pages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { Sheet, TitleBlock } from '#ui/sheet.tsx'
import { historyPage, requestPage } from './pages.ts'
import styles from './sent.module.css'

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The request is with sales: its number, and when the answer comes. */
export function RequestSent({ rfqNumber }: { rfqNumber: string }) {
  const t = useTranslations('rfqPage.sent')
  return (
    <Sheet as="section" plot className={styles.sent}>
      <h2 ref={focus} tabIndex={-1} className={styles.done}>
        {t('done')}
      </h2>
      <TitleBlock
        className={styles.facts}
        facts={[
          { name: t('number'), value: <PartNumber className={styles.number}>{rfqNumber}</PartNumber> },
          { name: t('answer'), value: t('within') },
        ]}
      />
      <p className={styles.quiet}>{t('text')}</p>
      <div className={styles.actions}>
        <ButtonLink href="/" look="main">
          {t('home')}
        </ButtonLink>
        {hasPage(historyPage) && <ButtonLink href={historyPage}>{t('history')}</ButtonLink>}
        <ButtonLink href={requestPage} look="quiet">
          {t('another')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}
