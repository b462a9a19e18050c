import { Fragment, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './figures.module.css'

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

export const PartText = ({ children }: { children: string | null }) => children && <bdi lang="en">{children}</bdi>

export const Num = ({ children, className }: { children: string | number; className?: string }) => (
  <bdi dir="ltr" className={classes(styles.num, className)}>
    {children}
  </bdi>
)

export const Price = ({ amount, currency, className }: { amount: string; currency?: string; className?: string }) => (
  <bdi dir="ltr" className={classes(styles.num, className)}>
    {currency && `${currency} `}
    {amount}
  </bdi>
)

/** For the values of a translated sentence. */
export const leftToRight = (text: ReactNode) => (
  <bdi dir="ltr" className={styles.unbroken}>
    {text}
  </bdi>
)
