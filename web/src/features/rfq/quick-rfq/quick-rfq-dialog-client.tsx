'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { QuickRfq_ProductFragment } from '#graphql/generated/types.ts'
import { Icon } from '#ui/icon.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/browser/take-focus.ts'
import { QuickRfqForm } from './quick-rfq-form-client.tsx'
import styles from './quick-rfq.module.css'

function QuickRfqSent({ rfqNumber, onClose }: { rfqNumber: string; onClose: () => void }) {
  const t = useTranslations('quickRfq')
  return (
    <div className={styles.form}>
      <h3 ref={takeFocus} tabIndex={-1} className={styles.sent}>
        {t('sent')}
      </h3>
      <p>{t.rich('number', { number: rfqNumber, part: (text) => <PartNumber>{String(text)}</PartNumber> })}</p>
      <p className={styles.quiet}>{t('responseTime')}</p>
      <Button variant="primary" onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  )
}

type QuickRfqDialogProps = {
  product: QuickRfq_ProductFragment
  quantity: number
  isOpen: boolean
  /** `hasInput`: the buyer has typed something that is not sent. */
  onClose: (hasInput: boolean) => void
}

export function QuickRfqDialog({ product, quantity, isOpen, onClose }: QuickRfqDialogProps) {
  const t = useTranslations('quickRfq')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [rfqNumber, setRfqNumber] = useState('')
  const hasInput = useRef(false)
  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    dialog.current?.querySelector('input')?.focus()
  }, [isOpen])
  const markInput = () => {
    hasInput.current = true
  }
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onInput={markInput}
      onClose={() => onClose(hasInput.current && rfqNumber === '')}
    >
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{t('title')}</h2>
          <p className={styles.quiet}>
            <PartNumber>{product.partNumber}</PartNumber> · <bdi>{product.manufacturerName}</bdi>
          </p>
        </div>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
          <Icon name="x" size={20} />
        </button>
      </header>
      {rfqNumber ? (
        <QuickRfqSent rfqNumber={rfqNumber} onClose={close} />
      ) : (
        <QuickRfqForm product={product} quantity={quantity} onRestored={markInput} onSent={setRfqNumber} />
      )}
    </dialog>
  )
}
