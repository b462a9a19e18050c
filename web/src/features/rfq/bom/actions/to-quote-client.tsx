'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { rfqList } from '../../list/rfq-list-store.ts'
import { maxItems } from '../../list/rfq-list.ts'
import { requestPage } from '../../pages.ts'
import { takeLines } from '../edit-list.ts'
import type { BomFacts, ChangeBom } from '../bom-facts.ts'
import { planQuote, type QuoteStep, toQuoteEntries } from './to-quote-items.ts'
import styles from '../bom-actions.module.css'

type ToQuoteProps = { facts: BomFacts; change: ChangeBom }

export function ToQuote({ facts, change }: ToQuoteProps) {
  const t = useTranslations('bom.actions')
  const rfq = useTranslations('rfq')
  const router = useRouter()
  const { integer } = useNumbers()
  const [exceeding, setExceeding] = useState<QuoteStep | null>(null)
  const entries = toQuoteEntries(facts)
  const lineCount = entries.reduce((sum, { lineIds }) => sum + lineIds.length, 0)

  const take = ({ items, taken, updatedCount }: QuoteStep) => {
    const isStored = rfqList.replace(items)
    const takenIds = new Set(taken.flatMap(({ lineIds }) => lineIds))
    change((list) => takeLines(list, takenIds))
    if (!isStored) toast.error(rfq('notSaved'))
    else if (updatedCount > 0) toast.success(t('quoteUpdated', { count: updatedCount }))
    router.push(requestPage)
  }
  const start = () => {
    const step = planQuote(rfqList.read(), entries)
    if (step.left.length === 0) take(step)
    else setExceeding(step)
  }
  return (
    <>
      <Button disabled={lineCount === 0} onClick={start}>
        <Icon name="message-square-quote" size={16} />
        {t('toQuote', { count: lineCount })}
      </Button>
      {exceeding && (
        <SeveralRequests step={exceeding} max={integer(maxItems)} onClose={() => setExceeding(null)} onTake={take} />
      )}
    </>
  )
}

type SeveralRequestsProps = { step: QuoteStep; max: string; onClose: () => void; onTake: (step: QuoteStep) => void }

function SeveralRequests({ step, max, onClose, onTake }: SeveralRequestsProps) {
  const t = useTranslations('bom.actions')
  const rfq = useTranslations('rfq')
  const common = useTranslations('common')
  const taken = step.taken.length
  return (
    <Modal isOpen onClose={onClose} title={t('several.title')} closeLabel={common('close')}>
      <div className={styles.dialog}>
        {taken === 0 ? (
          <p>{rfq('full', { count: max })}</p>
        ) : (
          <>
            <p>{t('several.limit', { max, count: taken + step.left.length })}</p>
            <p>{t('several.next', { taken, left: step.left.length })}</p>
          </>
        )}
        <div className={styles.buttons}>
          {taken === 0 ? (
            <ButtonLink variant="primary" href={requestPage}>
              {rfq('submit')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => onTake(step)}>
              {t('several.take', { count: taken })}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
