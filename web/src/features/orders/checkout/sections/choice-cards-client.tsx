'use client'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './choice-cards.module.css'

type ChoiceCardsProps = {
  id: string
  legend: string
  error?: string | undefined
  children: ReactNode
  hasColumns?: boolean
}

export function ChoiceCards({ id, legend, error, hasColumns = false, children }: ChoiceCardsProps) {
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classes(styles.cards, hasColumns && styles.columns)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'title'> & {
  title: ReactNode
  children?: ReactNode
  aside?: ReactNode
}

export const ChoiceCard = ({ title, aside, children, ...radio }: ChoiceCardProps) => (
  <label className={styles.card}>
    <input {...radio} type="radio" />
    <span className={styles.title}>{title}</span>
    {aside && <span className={styles.aside}>{aside}</span>}
    {children && <span className={styles.text}>{children}</span>}
  </label>
)
