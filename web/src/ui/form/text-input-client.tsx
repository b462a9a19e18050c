'use client'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { useFieldIds } from './field-client.tsx'
import styles from './field.module.css'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldIds()} {...rest} className={classes(styles.input, className)} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldIds()} {...rest} className={classes(styles.input, styles.area, className)} />
}
