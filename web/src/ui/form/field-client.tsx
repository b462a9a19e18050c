'use client'
import { createContext, useContext, useId, useState, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './field.module.css'

type FieldIds = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

const FieldContext = createContext<FieldIds>({})

export const useFieldIds = () => useContext(FieldContext)

type FieldProps = {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  className?: string
  id?: string
  /** The focus stays on a button or in another field while the error appears. */
  shouldAnnounceError?: boolean
}

/**
 * Label, input, hint and error are linked by ids.
 *
 * A failed submit makes one announcement. A form with a summary of problems announces the summary, as an alert. Each form
 * moves the focus to the first field in error, and screen readers read that field with its error. Errors are therefore
 * silent, except where the focus does not move: the error is a polite live region while the user types in the field, and
 * with `shouldAnnounceError`.
 */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, className, id, shouldAnnounceError = false } = props
  const own = useId()
  const [isTypedIn, setTypedIn] = useState(false)
  const isLive = shouldAnnounceError || isTypedIn
  const input = id ?? own
  const described = [hint && `${input}-hint`, error && `${input}-error`].filter(Boolean).join(' ')
  return (
    <div
      role="presentation"
      className={classes(styles.field, className)}
      onKeyDown={() => setTypedIn(true)}
      onBlur={() => setTypedIn(false)}
    >
      <label className={classes(styles.label, required && styles.required)} htmlFor={input}>
        {label}
      </label>
      <FieldContext
        value={{
          id: input,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p className={styles.hint} id={`${input}-hint`}>
          {hint}
        </p>
      )}
      {(error || isLive) && (
        <p className={styles.error} id={`${input}-error`} aria-live={isLive ? 'polite' : undefined}>
          {error}
        </p>
      )}
    </div>
  )
}
