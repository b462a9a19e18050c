'use client'
import { useTranslations } from 'next-intl'
import { leftToRight } from '#ui/figures.tsx'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import type { OrderChanges } from './use-order-changes-client.ts'
import styles from './order.module.css'

export function OrderPrompt({ changes }: { changes: OrderChanges }) {
  const t = useTranslations()
  const { requested, isBusy, confirm, onClose } = changes
  const prompt = requested ? (`orders.prompts.${requested.change}` as const) : null
  const isTransferReported = requested?.change === 'cancel' && requested.order.paymentStatus === 'DECLARED'
  return (
    <Modal
      isOpen={requested !== null}
      onClose={onClose}
      title={prompt ? t(`${prompt}.title`) : ''}
      closeLabel={t('common.close')}
      className={styles.prompt}
    >
      {requested && prompt && (
        <>
          <p>
            {t.rich(isTransferReported ? 'orders.prompts.cancel.declaredText' : `${prompt}.text`, {
              orderNumber: requested.order.orderNumber,
              num: leftToRight,
            })}
          </p>
          <div className={styles.actions}>
            <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
              {t(`${prompt}.confirm`)}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t(`${prompt}.back`)}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
