'use client'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { useExclusionReason } from './excluded-lines.tsx'
import type { Direction, PreviewChange, PreviewChanges as Changes } from './compare-previews.ts'
import { OfferedQuantity, type OnQuantityTaken } from '../offered-quantity-client.tsx'
import styles from './preview-changes.module.css'

/** `takesFocus`: the buyer has just sent the order. Otherwise the buyer may be in a field, for example after a change in another tab. */
type PreviewChangesProps = { changes: Changes; takesFocus: boolean; onTaken: OnQuantityTaken }

export function PreviewChanges({ changes, takesFocus, onTaken }: PreviewChangesProps) {
  const t = useTranslations('checkout')
  const numbers = useNumbers()
  const toReason = useExclusionReason()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) section.current?.focus()
  }, [takesFocus])

  const figures = (change: PreviewChange) => {
    const unit = (line: { unitPrice: { amount: string } }) => (
      <Price amount={numbers.unitPrice(line.unitPrice.amount)} />
    )
    const pieces = (line: { quantity: number }) => <Num>{numbers.integer(line.quantity)}</Num>
    switch (change.kind) {
      case 'price':
        return { before: unit(change.before), after: unit(change.after), direction: change.direction }
      case 'quantity':
        return { before: pieces(change.before), after: pieces(change.after), direction: change.direction }
      case 'removed':
        return {
          before: pieces(change.before),
          after: change.excluded ? (
            <span className={styles.excluded}>
              {toReason(change.excluded)}
              <OfferedQuantity line={change.excluded} onTaken={onTaken} />
            </span>
          ) : (
            '–'
          ),
          direction: 'same' as const,
        }
      case 'added':
        return { before: '–', after: pieces(change.after), direction: 'same' as const }
    }
  }
  const sums = [
    ['subtotal', changes.subtotal],
    ['freight', changes.freight],
    ['total', changes.total],
  ] as const
  const sum = (amount: string | null) =>
    amount === null ? t('summary.freightOpen') : <Price amount={numbers.total(amount)} />

  return (
    <section ref={section} tabIndex={-1} className={styles.changes} aria-labelledby="checkout-changes">
      <h2 id="checkout-changes">{t('changes.title')}</h2>
      <p role="status">{t(changes.isByShop ? 'changes.text' : 'changes.cartText')}</p>
      <Table
        isCardsWhenNarrow
        caption={t('changes.title')}
        head={
          <>
            <Th>{t('changes.what')}</Th>
            <Th isNumeric>{t('changes.before')}</Th>
            <Th isNumeric>{t('changes.after')}</Th>
          </>
        }
      >
        {changes.lines.map((change) => {
          const { product } = 'before' in change ? change.before : change.after
          const { before, after, direction } = figures(change)
          return (
            <tr key={product.id}>
              <th scope="row">
                <PartNumber>{product.partNumber}</PartNumber>
                <span className={styles.kind}>{t(`changes.kinds.${change.kind}`)}</span>
              </th>
              <Td isNumeric className={styles.old} data-label={t('changes.before')}>
                {before}
              </Td>
              <Td isNumeric data-label={t('changes.after')}>
                {after} <Marked direction={direction} />
              </Td>
            </tr>
          )
        })}
        {sums
          .filter(([, { before, after }]) => before !== after)
          .map(([key, { before, after, direction }]) => (
            <tr key={key}>
              <th scope="row">{t(`summary.${key}`)}</th>
              <Td isNumeric className={styles.old} data-label={t('changes.before')}>
                {sum(before)}
              </Td>
              <Td isNumeric data-label={t('changes.after')}>
                {sum(after)} <Marked direction={direction} />
              </Td>
            </tr>
          ))}
      </Table>
      <div>
        <Button variant="primary" type="submit">
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}

function Marked({ direction }: { direction: Direction }) {
  const t = useTranslations('checkout.changes')
  if (direction === 'same') return null
  return (
    <span className={styles[direction]}>
      <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={14} />
      {t(direction)}
    </span>
  )
}
