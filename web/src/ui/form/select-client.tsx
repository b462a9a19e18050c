'use client'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { classes } from '../classes.ts'
import { useFieldIds } from './field-client.tsx'
import styles from './field.module.css'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.selectBox}>
      <select {...useFieldIds()} {...rest} className={classes(styles.input, styles.select, className)} />
      <Icon name="chevron-down" size={16} />
    </span>
  )
}
