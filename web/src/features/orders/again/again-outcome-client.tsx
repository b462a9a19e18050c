'use client'
import { useTranslations } from 'next-intl'
import { cartPath, productPath, toSearchPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { leftToRight, PartNumber } from '#ui/figures.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import type { RefusedLine } from './again-outcome.ts'
import type { OrderAgain } from './use-order-again-client.ts'
import styles from './again.module.css'

function Refused({ line: { partNumber, slug, message } }: { line: RefusedLine }) {
  const t = useTranslations('orders.reorder')
  const href = slug === null ? toSearchPath(partNumber) : productPath(slug)
  return (
    <li>
      <strong>
        <PartNumber>{partNumber}</PartNumber>
      </strong>
      <p>{message ?? t('gone')}</p>
      <Link href={href}>{t.rich(slug === null ? 'search' : 'open', { partNumber, num: leftToRight })}</Link>
    </li>
  )
}

export function AgainOutcome({ again: { outcome, close } }: { again: OrderAgain }) {
  const t = useTranslations()
  return (
    <Modal
      isOpen={outcome !== null}
      onClose={close}
      title={outcome ? t(outcome.addedCount > 0 ? 'orders.reorder.partly' : 'orders.reorder.nothing') : ''}
      closeLabel={t('common.close')}
      className={styles.outcome}
    >
      {outcome && (
        <>
          {outcome.addedCount > 0 && <p>{t('orders.reorder.done', { count: outcome.addedCount })}</p>}
          <ul className={styles.refused}>
            {outcome.refused.map((line, at) => (
              <Refused key={at} line={line} />
            ))}
          </ul>
          {outcome.addedCount > 0 && (
            <p>
              <ButtonLink variant="primary" href={cartPath}>
                {t('orders.reorder.toCart')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </Modal>
  )
}
