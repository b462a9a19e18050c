'use client'
import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { maxSearchChars } from '@partgate/schema/limits.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { Select } from '#ui/form/select-client.tsx'
import { State } from '#ui/sheet.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PackagingName } from '../packaging-name.tsx'
import { planLine, type ReviewRow } from './review.ts'
import styles from './import.module.css'

type Change = (rowId: string, changes: Partial<ReviewRow>) => void
type ReviewRowsProps = { rows: readonly ReviewRow[]; change: Change }

export function ReviewRows({ rows, change }: ReviewRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <ReviewLine key={row.rowId} row={row} change={change} />
      ))}
    </ul>
  )
}

function ReviewLine({ row, change }: { row: ReviewRow; change: Change }) {
  const t = useTranslations('cartPage.import')
  const cart = useTranslations('cart')
  const outcomeId = useId()
  const { rowId, partNumber, product, options } = row
  return (
    <li className={styles.row}>
      {product ? (
        <Checkbox
          label={<VisuallyHidden>{cart('selectLine', { partNumber: product.partNumber })}</VisuallyHidden>}
          checked={row.isIncluded && planLine(row).kind === 'ready'}
          disabled={planLine(row).kind !== 'ready'}
          onChange={({ target }) => change(rowId, { isIncluded: target.checked })}
        />
      ) : (
        <span />
      )}
      <div className={styles.part}>
        {product ? (
          <>
            <PartNumber>{product.partNumber}</PartNumber>
            <span className={styles.quiet}>
              <bdi>{product.manufacturerName}</bdi>
            </span>
          </>
        ) : (
          <TextInput
            dir="ltr"
            spellCheck={false}
            maxLength={maxSearchChars}
            aria-label={t('numberOf', { partNumber })}
            value={partNumber}
            onChange={({ target }) => change(rowId, { partNumber: target.value })}
          />
        )}
      </div>
      <div className={styles.packaging}>
        {product && options.length > 1 ? (
          <Select
            aria-label={t('packagingOf', { partNumber })}
            value={product.id}
            onChange={({ target }) =>
              change(rowId, { product: options.find(({ id }) => id === target.value) ?? product })
            }
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                <PackagingName product={option} />
              </option>
            ))}
          </Select>
        ) : (
          product && (
            <span className={styles.quiet}>
              <PackagingName product={product} />
            </span>
          )
        )}
      </div>
      <TextInput
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={cart('quantityOf', { partNumber })}
        aria-describedby={outcomeId}
        value={row.quantity}
        onChange={({ target }) => change(rowId, { quantity: target.value })}
      />
      <div id={outcomeId} className={styles.outcome}>
        <Outcome row={row} />
      </div>
    </li>
  )
}

function Outcome({ row }: { row: ReviewRow }) {
  const t = useTranslations('cartPage.import')
  const cart = useTranslations('cart')
  const page = useTranslations('cartPage.line')
  const numbers = useNumbers()
  const plan = planLine(row)
  if (row.refusal) return <State tone="error">{row.refusal}</State>
  switch (plan.kind) {
    case 'notFound':
      return <State tone="error">{t('notFound')}</State>
    case 'badQuantity':
      return <State tone="error">{cart('problems.notANumber')}</State>
    case 'soldOut':
      return <State tone="error">{cart('soldOut')}</State>
    case 'onRequestOnly':
      return <State tone="error">{page('onRequestOnly')}</State>
    case 'ready': {
      const quantity = numbers.integer(plan.quantity)
      return (
        <>
          {row.match === 'NORMALIZED' && <State tone="warn">{t('check', { partNumber: row.partNumber })}</State>}
          {plan.change !== 'none' && (
            <State tone={plan.change === 'lowered' ? 'warn' : 'quiet'}>
              {t(`changes.${plan.change}`, { quantity })}
            </State>
          )}
        </>
      )
    }
  }
}
