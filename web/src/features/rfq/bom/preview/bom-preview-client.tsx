'use client'
import { useId, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/form/field-client.tsx'
import { Select } from '#ui/form/select-client.tsx'
import { Label, Sheet, State } from '#ui/sheet.tsx'
import { takeFocus } from '#ui/browser/take-focus.ts'
import { TextInput } from '#ui/form/text-input-client.tsx'
import {
  correctColumn,
  countRows,
  countContinued,
  meanings,
  type PreviewColumn,
  readHeaderRow,
  toPreviewColumns,
} from './preview-table.ts'
import { UnsureQuantities } from './unsure-quantities-client.tsx'
import type { Overrides, ReadList, Reading } from '../entry/use-reading-client.ts'
import styles from './bom-preview.module.css'

type BomPreviewProps = {
  reading: Extract<Reading, { kind: 'read' }>
  correct: (read: ReadList, overrides: Overrides) => Promise<void>
  proceed: (read: ReadList) => void
  stop: () => void
}

export function BomPreview({ reading, correct, proceed, stop }: BomPreviewProps) {
  const t = useTranslations('bom.read')
  const { read, isReadingAgain, problem } = reading
  const { list, overrides, fileName } = read
  const { integer } = useNumbers()
  const gap = useSentenceGap()
  const figures = countRows(list)
  const columns = toPreviewColumns(list)
  const change = (changes: Partial<Overrides>) => void correct(read, { ...overrides, ...changes })
  return (
    <section className={styles.preview} aria-labelledby="bom-preview" aria-busy={isReadingAgain || undefined}>
      <header className={styles.head}>
        <div>
          {fileName && (
            <Label>
              <bdi>{fileName}</bdi>
            </Label>
          )}
          <h2 ref={takeFocus} id="bom-preview" tabIndex={-1}>
            {t('previewTitle')}
          </h2>
          <p className={styles.quiet}>{t('previewText')}</p>
        </div>
        <div className={styles.choices}>
          {list.sheets.length > 1 && (
            <Field label={t('sheet')}>
              <Select
                value={list.sheet}
                onChange={({ target }) => void correct(read, { sheet: Number(target.value), columns: [] })}
              >
                {list.sheets.map(({ name, isHidden, rowCount }, at) => (
                  <option key={at} value={at}>
                    {t(isHidden ? 'hiddenSheet' : 'sheetName', { name: name ?? '', count: rowCount })}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <HeaderRow
            key={`${list.sheet}-${list.headerRow}`}
            row={overrides.headerRow ?? list.headerRow ?? 0}
            rowCount={list.sheets[list.sheet]?.rowCount ?? 0}
            change={(headerRow) => void correct(read, { ...overrides, headerRow, columns: [] })}
          />
        </div>
      </header>
      <div role="status" className={styles.findings}>
        <p>
          <strong>{t('found', { count: figures.parts })}</strong>
          {gap}
          {figures.alternates > 0 && t('alternates', { count: figures.alternates })}
          {gap}
          {figures.notFitted > 0 && t('notFitted', { count: figures.notFitted })}
        </p>
        {isReadingAgain && <p>{t('readingAgain')}</p>}
        {list.rowsLeftOut > 0 && (
          <State tone="warn">{t('leftOut', { count: list.rowsLeftOut, max: integer(list.rows.length) })}</State>
        )}
        {list.findings.includes('TABLES_BESIDE') && <State tone="warn">{t('findings.TABLES_BESIDE')}</State>}
        {list.findings.includes('NO_HEADER') && <State tone="warn">{t('findings.NO_HEADER')}</State>}
        {list.findings.includes('NO_PART_NUMBERS') && <State tone="warn">{t('findings.NO_PART_NUMBERS')}</State>}
        {figures.changed > 0 && <State tone="warn">{t('changed', { count: figures.changed })}</State>}
        {figures.badPrices > 0 && <State tone="warn">{t('badPrices', { count: figures.badPrices })}</State>}
        {figures.targetPrices > 0 && <p>{t('pricesInDollars')}</p>}
        {read.hasStoredCorrections && (
          <p>
            {t('storedColumns')}{' '}
            <Button isSmall onClick={() => void correct(read, { columns: [] })}>
              {t('forgetColumns')}
            </Button>
          </p>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {(figures.unsure > 0 || list.findings.includes('QUANTITY_UNSURE')) && (
        <UnsureQuantities read={read} count={figures.unsure} change={change} />
      )}
      <Sheet className={styles.scroll} role="region" aria-label={t('tableLabel')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead
                  key={column.column}
                  column={column}
                  change={(meaning) =>
                    change({ columns: correctColumn(overrides.columns, { column: column.column, meaning }) })
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {(columns[0]?.cells ?? []).map((_, at) => (
              <tr key={at}>
                {columns.map(({ column, meaning, cells }) => (
                  <td key={column} className={classes(meaning === 'IGNORED' && styles.ignored)}>
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={isReadingAgain}
          disabled={countContinued(figures) === 0}
          onClick={() => proceed(read)}
        >
          {t('continue', { count: countContinued(figures) })}
        </Button>
        <Button variant="quiet" onClick={stop}>
          {t('otherFile')}
        </Button>
      </div>
    </section>
  )
}

type ColumnHeadProps = { column: PreviewColumn; change: (meaning: PreviewColumn['meaning']) => void }

function ColumnHead({ column: { column, header, meaning, isUnsure }, change }: ColumnHeadProps) {
  const t = useTranslations('bom.read')
  const unsureId = useId()
  const name = header || t('columnNumber', { number: column + 1 })
  return (
    <th scope="col" className={classes(isUnsure && styles.unsure)}>
      <span className={styles.headerText}>
        <bdi>{name}</bdi>
      </span>
      <Select
        aria-label={t('meaningOf', { column: name })}
        aria-describedby={isUnsure ? unsureId : undefined}
        className={styles.meaning}
        value={meaning}
        onChange={({ target }) => {
          const chosen = meanings.find((each) => each === target.value)
          if (chosen) change(chosen)
        }}
      >
        {meanings.map((each) => (
          <option key={each} value={each}>
            {t(`meanings.${each}`)}
          </option>
        ))}
      </Select>
      <span id={unsureId}>{isUnsure && <State tone="warn">{t('unsureColumn')}</State>}</span>
    </th>
  )
}

type HeaderRowProps = { row: number; rowCount: number; change: (row: number) => void }

function HeaderRow({ row, rowCount, change }: HeaderRowProps) {
  const t = useTranslations('bom')
  const { integer } = useNumbers()
  const [isWrong, setIsWrong] = useState(false)
  const commit = (text: string) => {
    const typed = readHeaderRow(text, rowCount)
    setIsWrong(typed === null)
    if (typed !== null && typed !== row) change(typed)
  }
  return (
    <Field
      label={t('read.headerRow')}
      hint={t('read.headerRowHint')}
      error={isWrong && t('grid.wholeNumber', { min: 1, max: integer(rowCount) })}
    >
      <TextInput
        className={styles.headerRow}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={row || ''}
        onBlur={({ target }) => commit(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget.value)
        }}
      />
    </Field>
  )
}
