'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  error?: ReactNode
  isMixed?: boolean
}

/** Its error is announced as that of a `Field`. */
export function Checkbox({ label, error, isMixed = false, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          ref={(box) => {
            if (box) box.indeterminate = isMixed
            if (typeof rest.ref === 'function') rest.ref(box)
            else if (rest.ref) rest.ref.current = box
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
