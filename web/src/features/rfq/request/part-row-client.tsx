'use client'
import { memo, type ClipboardEvent, type Dispatch } from 'react'
import { useTranslations } from 'next-intl'
import { Trash2 } from 'lucide-react'
import { useToast } from '#ui/toast-store.ts'
import { randomName } from '../once-key.ts'
import { PartCell } from './part-cell-client.tsx'
import { focusNext, partId } from './box-ids.ts'
import { PartNotes } from './part-notes-client.tsx'
import { partProblems } from './part-problems.ts'
import { isTable } from './is-table.ts'
import { columnNames, isBlank, partFields, type PartRow, typedRow } from './part-row.ts'
import type { PartsChange } from './part-rows.ts'
import { undoMs } from './undo.ts'
import styles from './parts.module.css'

type PartRowFieldsProps = { row: PartRow; at: number; isChecked: boolean; change: Dispatch<PartsChange> }

/** A part as a purchaser fills it in; drawn anew only when it changes. */
export const PartRowFields = memo(function PartRowFields({ row, at, isChecked, change }: PartRowFieldsProps) {
  const t = useTranslations('rfqPage.parts')
  const names = columnNames(useTranslations('rfqPage.columns'))
  const toast = useToast()
  const { rowId } = row
  const problems = isChecked ? partProblems(row) : {}

  const remove = () => {
    change({ type: 'removed', rowId })
    focusNext(partId(at, 'remove'))
    if (isBlank(row)) return
    const undo = { label: t('undo'), run: () => change({ type: 'putBack', rows: [row], at }) }
    toast.success(t('removed', { count: 1 }), { durationMs: undoMs, action: undo })
  }
  const takeCells = async (text: string) => {
    const { pastedRows } = await import('./pasted-rows.ts')
    const pasted = pastedRows(text, names)
    change({ type: 'pasted', rowId, rows: pasted.map((texts) => typedRow(randomName(8), texts)) })
    toast.success(t('pasted', { count: pasted.length }))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    void takeCells(text)
  }
  return (
    <li>
      <div role="group" aria-label={t('row', { number: at + 1 })} className={styles.row}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        {partFields.map((field) => (
          <PartCell
            key={field}
            field={field}
            at={at}
            text={row[field]}
            problem={problems[field]}
            onType={(text) => change({ type: 'edited', rowId, field, text })}
            onPaste={field === 'partNumber' ? paste : undefined}
          />
        ))}
        <button
          type="button"
          id={partId(at, 'remove')}
          className={styles.remove}
          aria-label={t('remove', { number: at + 1 })}
          onClick={remove}
        >
          <Trash2 size={18} aria-hidden />
        </button>
        <PartNotes row={row} />
      </div>
    </li>
  )
})
