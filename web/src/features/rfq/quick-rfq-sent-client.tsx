'use client'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { PartNumber } from '#ui/figures.tsx'
import styles from './quick-rfq.module.css'

/** The request is with sales: its number, and when the answer comes. */
export function QuickRfqSent({ rfqNumber, onClose }: { rfqNumber: string; onClose: () => void }) {
  const t = useTranslations('quickRfq')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.sent}>
        {t('sent')}
      </h3>
      <p>{t.rich('number', { number: rfqNumber, part: (text) => <PartNumber>{String(text)}</PartNumber> })}</p>
      <p className={styles.quiet}>{t('within')}</p>
      <Button look="main" onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  )
}
