import { Fragment, type ReactNode } from 'react'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from './classes.ts'
import { withUnbrokenValues } from './unbroken-values.ts'
import styles from './figures.module.css'

export const insertBreaks = (partNumber: string) =>
  partNumber.split(/(?<=[-/])/).map((segment, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {segment}
    </Fragment>
  ))

export const PartNumber = ({ children, className }: { children: string; className?: string }) => (
  <bdi dir="ltr" className={classes(styles.part, className)}>
    {insertBreaks(children)}
  </bdi>
)

export const PartText = ({ children }: { children: string | null }) =>
  children && <bdi>{withUnbrokenValues(children)}</bdi>

/** A number, or a value that may have words of the language; without letters it runs from left to right. */
export const Num = ({ children, className }: { children: string | number; className?: string }) => (
  <bdi className={classes(styles.num, className)}>{children}</bdi>
)

type PriceProps = { amount: string; currency?: string; className?: string }

export function Price({ amount, currency, className }: PriceProps) {
  const numbers = useNumbers()
  return (
    <bdi dir="ltr" className={classes(styles.num, className)}>
      {currency ? numbers.withCurrency(amount, currency) : amount}
    </bdi>
  )
}

/** A head names the currency. Cards without one set `--currency: inline`. */
export function PriceInTable({ amount, currency }: Required<Pick<PriceProps, 'amount' | 'currency'>>) {
  const { isCurrencyFirst } = useNumbers()
  return (
    <bdi dir="ltr" className={styles.num}>
      {isCurrencyFirst && <span className={styles.currency}>{`${currency} `}</span>}
      {amount}
      {!isCurrencyFirst && <span className={styles.currency}>{` ${currency}`}</span>}
    </bdi>
  )
}

/** For the values of a translated sentence. */
export const leftToRight = (text: ReactNode) => (
  <bdi dir="ltr" className={styles.unbroken}>
    {text}
  </bdi>
)
