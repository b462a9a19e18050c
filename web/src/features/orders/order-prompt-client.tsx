'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal-client.tsx'
import { orderNumberIn } from './rich.tsx'
import type { OrderChanges } from './use-order-changes-client.ts'
import styles from './order.module.css'

/** The question before an order is changed. */
export function OrderPrompt({ changes }: { changes: OrderChanges }) {
  const t = useTranslations()
  const { asked, isBusy, confirm, onClose } = changes
  const prompt = asked ? (`orders.prompts.${asked.change}` as const) : null
  return (
    <Modal
      isOpen={asked !== null}
      onClose={onClose}
      title={prompt ? t(`${prompt}.title`) : ''}
      closeLabel={t('common.close')}
      className={styles.prompt}
    >
      {asked && prompt && (
        <>
          <p>{t.rich(`${prompt}.text`, { orderNumber: asked.order.orderNumber, num: orderNumberIn })}</p>
          <div className={styles.actions}>
            <Button look="main" busy={isBusy} onClick={() => void confirm()}>
              {t(`${prompt}.confirm`)}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t(`${prompt}.back`)}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
