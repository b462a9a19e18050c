'use client'
import type { ClipboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { classes } from '#ui/classes.ts'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { partId } from './box-ids.ts'
import { maxPartChars, neededFields, type PartField } from './part-row.ts'
import styles from './parts.module.css'

type PartCellProps = {
  field: PartField
  at: number
  label: string
  text: string
  /** What the uploaded file has, where the buyer must decide. */
  fileText: string | undefined
  error: string | undefined
  /** Of an error of the whole list, which is shown below it. */
  listErrorId?: string | undefined
  onType: (text: string) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

const keyboards: { [Field in PartField]?: 'numeric' | 'decimal' } = { quantity: 'numeric', targetPrice: 'decimal' }

export function PartCell({ field, at, label, text, fileText, error, listErrorId, onType, onPaste }: PartCellProps) {
  const t = useTranslations('rfqPage.parts')
  const id = partId(at, field)
  const isNeeded = neededFields.includes(field)
  return (
    <div className={classes(styles.cell, styles[field])}>
      <label htmlFor={id}>
        {label}
        {isNeeded && <span aria-hidden="true"> *</span>}
      </label>
      <TextInput
        id={id}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onPaste={onPaste}
        maxLength={maxPartChars[field]}
        inputMode={keyboards[field]}
        dir={field === 'manufacturerName' ? 'auto' : 'ltr'}
        autoComplete="off"
        spellCheck={false}
        aria-required={isNeeded || undefined}
        aria-invalid={error || (listErrorId && text === '') ? true : undefined}
        aria-describedby={
          [fileText && `${id}-file`, error && `${id}-error`, listErrorId].filter(Boolean).join(' ') || undefined
        }
      />
      {fileText && (
        <p className={styles.hint} id={`${id}-file`}>
          {t.rich('inFile', { text: fileText, cell: (chunk) => <bdi>{chunk}</bdi> })}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
