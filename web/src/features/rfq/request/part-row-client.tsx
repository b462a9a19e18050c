'use client'
import { type ClipboardEvent, type Dispatch, memo, type ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { readPartLine } from '../part-line.ts'
import { Icon } from '#ui/icon.tsx'
import { randomName } from '#ui/random-name.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { Link } from '#i18n/link.tsx'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { maxItems } from '../list/rfq-list.ts'
import { PartCell } from './part-cell-client.tsx'
import { focusNext, partId } from './box-ids.ts'
import type { PartMessages } from './broken-parts.ts'
import { checkPart } from './part-problems.ts'
import { isTable } from './is-table.ts'
import { columnNames, isBlank, partFields, type PartRow, typedRow } from './part-row.ts'
import type { PartsChange } from './part-rows.ts'
import { undoMs } from './undo.ts'
import styles from './parts.module.css'

function PartNotes({ row: { slug, partNumber, customerPartNumber, note, fromFile } }: { row: PartRow }) {
  const t = useTranslations('rfqPage')
  const gap = useSentenceGap()
  const page = (text: ReactNode) => (
    <Link href={productPath(slug)}>
      <PartNumber>{String(text)}</PartNumber>
    </Link>
  )
  const isNear = fromFile?.match === 'NORMALIZED'
  const problems = fromFile?.problems ?? []
  if (!slug && !fromFile && !customerPartNumber && !note) return null
  return (
    <div className={styles.notes}>
      {customerPartNumber && (
        <State tone="quiet">
          {t('columns.customerPartNumber')} <PartNumber>{customerPartNumber}</PartNumber>
        </State>
      )}
      {note && <bdi>{note}</bdi>}
      {slug && (
        <State tone="ok">
          {t.rich(isNear ? 'parts.similar' : 'parts.found', { partNumber: fromFile?.found || partNumber, page })}
        </State>
      )}
      {fromFile && !slug && partNumber !== '' && <State tone="quiet">{t('parts.notFound')}</State>}
      {problems.length > 0 && (
        <State tone="warn">
          {t('parts.fileRow', { row: fromFile?.row ?? 0 })}
          {gap}
          {problems.map((problem) => t(`fileProblems.${problem}`)).join(gap)}
        </State>
      )}
    </div>
  )
}

type PartRowFieldsProps = {
  row: PartRow
  at: number
  isSubmitted: boolean
  refused: PartMessages | undefined
  /** Describes the part number. */
  listErrorId: string | undefined
  /** How many rows can be added to the list. */
  capacity: number
  change: Dispatch<PartsChange>
}

/** Memoized, because a list may have 200 rows. */
export const PartRowFields = memo(function PartRowFields({
  row,
  at,
  isSubmitted,
  refused,
  listErrorId,
  capacity,
  change,
}: PartRowFieldsProps) {
  const t = useTranslations('rfqPage.parts')
  const toMessage = useTranslations('rfqPage.problems')
  const names = columnNames(useTranslations('rfqPage.columns'))
  const upload = useTranslations('rfqPage.upload')
  const { rowId } = row
  const problems = isSubmitted ? checkPart(row) : {}

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
    const taken = pasted.slice(0, capacity + (isBlank(row) ? 1 : 0))
    change({ type: 'pasted', rowId, rows: taken.map((texts) => typedRow(randomName(8), texts)) })
    toast.success(t('pasted', { count: taken.length }))
    const leftOut = pasted.length - taken.length
    if (leftOut > 0) toast.error(upload('leftOut', { count: leftOut, max: maxItems }), { durationMs: undoMs })
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text) && !(isBlank(row) && readPartLine(text).quantity !== null)) return
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
            label={names[field]}
            text={row[field]}
            fileText={field === 'quantity' ? row.fromFile?.quantityText : undefined}
            error={problems[field] ? toMessage(problems[field]) : refused?.[field]}
            onType={(text) => change({ type: 'edited', rowId, field, text })}
            listErrorId={field === 'partNumber' ? listErrorId : undefined}
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
          <Icon name="trash" size={18} />
        </button>
        <PartNotes row={row} />
      </div>
    </li>
  )
})
