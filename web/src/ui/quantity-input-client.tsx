'use client'
import { useState, type KeyboardEvent } from 'react'
import { Minus, Plus } from 'lucide-react'
import { classes } from './classes.ts'
import { useFieldIds } from './field-client.tsx'
import { readQuantity, stepQuantity, type QuantityRule } from './quantity-step.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './quantity-input.module.css'

type QuantityInputProps = QuantityRule & {
  /** What stands in the box, as typed: it is never changed behind the person's back. */
  value: string
  onChange: (text: string) => void
  /** After a step, on Enter and on leaving the box. */
  onCommit?: (text: string) => void
  labels: { decrease: string; increase: string }
  /** Name of the box where no Field gives one. */
  label?: string
  invalid?: boolean
  describedBy?: string
  disabled?: boolean
  small?: boolean
}

export function QuantityInput(props: QuantityInputProps) {
  const { value, onChange, onCommit, labels, label, minimum, multiple, invalid, describedBy, disabled, small } = props
  const field = useFieldIds()
  const [announced, setAnnounced] = useState('')
  const step = (direction: 1 | -1) => {
    const text = String(stepQuantity(value, direction, { minimum, multiple }))
    onChange(text)
    setAnnounced(text)
    onCommit?.(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onCommit?.(value)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <div className={classes(styles.stepper, small && styles.small)} role="group" aria-label={label}>
      <button type="button" aria-label={labels.decrease} disabled={disabled} onClick={() => step(-1)}>
        <Minus size={16} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        {...field}
        aria-label={label}
        aria-invalid={invalid || field['aria-invalid']}
        aria-describedby={describedBy ?? field['aria-describedby']}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => onCommit?.(value)}
      />
      <button
        type="button"
        aria-label={labels.increase}
        disabled={disabled || (readQuantity(value) ?? 0) + multiple > 999_999_999}
        onClick={() => step(1)}
      >
        <Plus size={16} aria-hidden />
      </button>
      <VisuallyHidden>
        <output aria-live="polite">{announced}</output>
      </VisuallyHidden>
    </div>
  )
}
