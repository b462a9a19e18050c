'use client'
import type { Dispatch, KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { randomName } from '#ui/random-name.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { maxItems } from '../list/rfq-list.ts'
import { addPartId, focusNext, partId, partsErrorId } from './box-ids.ts'
import type { RefusedRows } from './broken-parts.ts'
import { PartRowFields } from './part-row-client.tsx'
import { columnNames, neededFields, partFields, typedRow } from './part-row.ts'
import { filledRows, type PartRows, type PartsChange } from './part-rows.ts'
import { undoMs } from './undo.ts'
import styles from './parts.module.css'

type PartsTableProps = {
  parts: PartRows & { isStored: boolean }
  change: Dispatch<PartsChange>
  isSubmitted: boolean
  refused: RefusedRows
  error: string
}

export function PartsTable({ parts, change, isSubmitted, refused, error }: PartsTableProps) {
  const { rows, isStored } = parts
  const t = useTranslations('rfqPage.parts')
  const list = useTranslations('rfq')
  const names = columnNames(useTranslations('rfqPage.columns'))
  const filled = filledRows(rows)
  const isFull = rows.length >= maxItems

  const add = () => {
    change({ type: 'added', rows: [typedRow(randomName(8))] })
    focusNext(partId(rows.length, 'partNumber'))
  }
  const removeAll = () => {
    change({ type: 'cleared' })
    focusNext(partId(0, 'partNumber'))
    const action = { label: t('undo'), run: () => change({ type: 'putBack', rows: filled, at: 0 }) }
    toast.success(t('removed', { count: filled.length }), { durationMs: undoMs, action })
  }
  /** Enter moves down the column as in a spreadsheet, instead of sending an incomplete request. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    event.preventDefault()
    const at = rows.findIndex((_, row) => partFields.some((field) => partId(row, field) === target.id))
    const field = partFields.find((name) => partId(at, name) === target.id)
    if (at === rows.length - 1) {
      if (!isFull) add()
    } else if (field) focusNext(partId(at + 1, field))
  }
  return (
    <div className={styles.parts}>
      <div className={styles.head} aria-hidden="true">
        <span />
        {partFields.map((field) => (
          <span key={field} className={styles[field]}>
            {names[field]}
            {neededFields.includes(field) && ' *'}
          </span>
        ))}
      </div>
      <ol className={styles.rows} onKeyDown={onKeyDown}>
        {rows.map((row, at) => (
          <PartRowFields
            key={row.rowId}
            row={row}
            at={at}
            isSubmitted={isSubmitted}
            refused={refused.get(row)}
            listErrorId={error && at === 0 ? partsErrorId : undefined}
            capacity={maxItems - rows.length}
            change={change}
          />
        ))}
      </ol>
      {error && (
        <p className={styles.error} id={partsErrorId}>
          {error}
        </p>
      )}
      {!isStored && <p className={styles.hint}>{list('notSaved')}</p>}
      <div className={styles.tools}>
        <Button id={addPartId} disabled={isFull} onClick={add}>
          <Icon name="plus" size={16} />
          {t('add')}
        </Button>
        <Button variant="quiet" disabled={filled.length === 0} onClick={removeAll}>
          {t('removeAll')}
        </Button>
        <p className={styles.count} role="status">
          {t('count', { count: filled.length, max: maxItems })}
        </p>
        <p className={styles.hint}>{isFull ? t('full', { max: maxItems }) : t('pasteHint')}</p>
      </div>
    </div>
  )
}
