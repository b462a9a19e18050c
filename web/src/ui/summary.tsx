import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './summary.module.css'

/** The class of a page with its content beside the order's summary; `--summary-width` sets the width of the summary. */
export const summaryLayout = styles.layout ?? ''

/** The class of an amount that is being calculated again. */
export const outdatedAmount = styles.outdated ?? ''

export const SummaryLines = ({ children, className }: { children: ReactNode; className?: string }) => (
  <ul className={classes(styles.lines, className)}>{children}</ul>
)

type SummaryLineProps = { name: ReactNode; note: ReactNode; children: ReactNode }

export const SummaryLine = ({ name, note, children }: SummaryLineProps) => (
  <li>
    <span className={styles.name}>
      {name}
      <span className={styles.note}>{note}</span>
    </span>
    {children}
  </li>
)

export const Sums = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl {...rest} className={classes(styles.sums, className)} />
)

type SumProps = ComponentProps<'div'> & { name: ReactNode; isTotal?: boolean; isOutdated?: boolean }

export const Sum = ({ name, isTotal, isOutdated, children, className, ...rest }: SumProps) => (
  <div {...rest} className={classes(isTotal && styles.total, className)}>
    <dt>{name}</dt>
    <dd className={classes(isOutdated && outdatedAmount)}>{children}</dd>
  </div>
)
