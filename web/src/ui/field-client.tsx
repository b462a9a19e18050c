'use client'
import { createContext, useContext, useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
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
}

/** Label, input, hint and error are linked by ids. */
export function Field({ label, children, hint, error, required = false, className, id }: FieldProps) {
  const own = useId()
  const input = id ?? own
  const described = [hint && `${input}-hint`, error && `${input}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={input}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
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
      {error && (
        <p className={styles.error} id={`${input}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
