'use client'
import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { classes } from './classes.ts'
import { useFieldIds } from './field-client.tsx'
import styles from './field.module.css'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.selectBox}>
      <select {...useFieldIds()} {...rest} className={classes(styles.input, styles.select, className)} />
      <ChevronDown size={16} aria-hidden />
    </span>
  )
}
