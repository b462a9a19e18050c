'use client'
import type { ClipboardEvent } from 'react'
import { classes } from '#ui/classes.ts'
import { TextInput } from '#ui/text-input-client.tsx'
import { partId } from './box-ids.ts'
import { maxPartChars, neededFields, type PartField } from './part-row.ts'
import styles from './parts.module.css'

type PartCellProps = {
  field: PartField
  at: number
  label: string
  text: string
  error: string | undefined
  describedBy?: string | undefined
  onType: (text: string) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

const keyboards: { [Field in PartField]?: 'numeric' | 'decimal' } = { quantity: 'numeric', targetPrice: 'decimal' }

export function PartCell({ field, at, label, text, error, describedBy, onType, onPaste }: PartCellProps) {
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
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
