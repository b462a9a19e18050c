'use client'
import { useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon.tsx'
import { classes } from '../classes.ts'
import { useFieldIds } from './field-client.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './quantity-input.module.css'

type QuantityInputProps = {
  /** The typed text is never changed. */
  value: string
  onChange: (text: string) => void
  /** After a button or an arrow key; others may follow. */
  onStep?: (text: string) => void
  /** After Enter, and when the field loses the focus. */
  onCommit?: (text: string) => void
  /** Null at the end of the range. */
  nextFrom: (text: string, direction: 1 | -1) => number | null
  labels: { decrease: string; increase: string }
  /** Outside a field, which has an id. */
  id?: string
  label?: string
  isInvalid?: boolean
  /** In addition to the hint and the error of the field. */
  describedBy?: string
  isSmall?: boolean
}

export function QuantityInput(props: QuantityInputProps) {
  const { value, onChange, onStep, onCommit, nextFrom, labels, id, label, isInvalid, describedBy, isSmall } = props
  const field = useFieldIds()
  const [announced, setAnnounced] = useState('')
  const step = (direction: 1 | -1) => {
    const next = nextFrom(value, direction)
    if (next === null) return
    const text = String(next)
    onChange(text)
    setAnnounced(text)
    onStep?.(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onCommit?.(value)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  // A disabled button would lose the focus at the end of the range.
  const renderButton = (direction: 1 | -1, name: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={nextFrom(value, direction) === null || undefined}
      onClick={() => step(direction)}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <div className={classes(styles.stepper, isSmall && styles.small)} role="group" aria-label={label}>
      {renderButton(-1, labels.decrease, 'minus')}
      <input
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        id={id}
        {...field}
        aria-label={label}
        aria-invalid={isInvalid || field['aria-invalid']}
        aria-describedby={[field['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => onCommit?.(value)}
      />
      {renderButton(1, labels.increase, 'plus')}
      <VisuallyHidden>
        <output aria-live="polite">{announced}</output>
      </VisuallyHidden>
    </div>
  )
}
