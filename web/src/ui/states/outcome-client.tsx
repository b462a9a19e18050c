'use client'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Sheet, TitleBlock } from '../sheet.tsx'
import { takeFocus } from '../browser/take-focus.ts'
import styles from './outcome.module.css'

type OutcomeProps = {
  title: string
  /** The heading takes the focus, so that screen readers read it. */
  isDone?: boolean
  facts?: ComponentProps<typeof TitleBlock>['facts']
  text: string
  note?: ReactNode
  children: ReactNode
}

export function Outcome({ title, isDone = false, facts, text, note, children }: OutcomeProps) {
  return (
    <Sheet as="section" plot className={styles.outcome}>
      <h2
        ref={isDone ? takeFocus : undefined}
        tabIndex={isDone ? -1 : undefined}
        className={classes(isDone && styles.done)}
      >
        {title}
      </h2>
      {facts && <TitleBlock className={styles.facts} facts={facts} />}
      <p className={styles.quiet}>{text}</p>
      {note && <p className={styles.quiet}>{note}</p>}
      <div className={styles.actions}>{children}</div>
    </Sheet>
  )
}
