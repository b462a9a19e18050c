'use client'
import { useTranslations } from 'next-intl'
import { maxCartLines } from '@partgate/schema/limits.ts'
import { cartPath } from '@partgate/schema/pages.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import type { CartStep } from './plan-cart.ts'
import styles from '../bom-actions.module.css'

type CartLimitProps = { step: CartStep; onClose: () => void; onTake: () => void }

/** The buyer decides before products are left out because the cart has no lines for them. */
export function CartLimit({ step: { taken, left, inCart }, onClose, onTake }: CartLimitProps) {
  const t = useTranslations('bom.actions.cartLimit')
  const actions = useTranslations('bom.actions')
  const common = useTranslations('common')
  const { integer } = useNumbers()
  return (
    <Modal isOpen onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className={styles.dialog}>
        <p>{t('limit', { max: integer(maxCartLines), inCart: integer(inCart), count: taken.length + left.length })}</p>
        {taken.length > 0 && <p>{t('next', { taken: integer(taken.length), left: integer(left.length) })}</p>}
        <div className={styles.buttons}>
          {taken.length > 0 ? (
            <Button variant="primary" onClick={onTake}>
              {t('take', { count: taken.length })}
            </Button>
          ) : (
            <ButtonLink variant="primary" href={cartPath}>
              {actions('openCart')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Modal>
  )
}
