import { Fragment } from 'react'
import { classes } from './classes.ts'
import styles from './figures.module.css'

/** A part number: mono, left to right in every language, breakable after - and /. */
export function PartNumber({ children, className }: { children: string; className?: string }) {
  const pieces = children.split(/(?<=[-/])/)
  return (
    <bdi dir="ltr" className={classes(styles.part, className)}>
      {pieces.map((piece, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </bdi>
  )
}

/** What the shop calls a part: English in every language, and said to be. */
export const PartText = ({ children }: { children: string }) => <bdi lang="en">{children}</bdi>

/** A quantity or a value, formatted already: mono, tabular, left to right. */
export const Num = ({ children, className }: { children: string | number; className?: string }) => (
  <bdi dir="ltr" className={classes(styles.num, className)}>
    {children}
  </bdi>
)

/** Money, formatted already; without a currency where a heading names it. */
export const Price = ({ amount, currency, className }: { amount: string; currency?: string; className?: string }) => (
  <bdi dir="ltr" className={classes(styles.num, className)}>
    {currency && `${currency} `}
    {amount}
  </bdi>
)
