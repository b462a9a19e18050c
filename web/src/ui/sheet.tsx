import type { ComponentProps, ReactNode } from 'react'
import { StaticPart } from '#static-parts/static-part.tsx'
import { classes } from './classes.ts'
import styles from './sheet.module.css'

type SheetProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'aside' | 'figure' | 'article'; plot?: boolean }

const sheetClass = (isPlot?: boolean, className?: string) => classes(styles.sheet, isPlot && styles.plot, className)

export function Sheet({ as: Tag = 'div', plot, className, ...rest }: SheetProps) {
  return <Tag {...rest} className={sheetClass(plot, className)} />
}

/** See `StaticPart`. */
export const StaticSheet = ({ as = 'div', plot, className, ...rest }: SheetProps) => (
  <StaticPart as={as} {...rest} className={sheetClass(plot, className)} />
)

export type Fact = { name: string; value: ReactNode }

/** A name such as RoHS is not set in capitals. */
const labelClass = (name: ReactNode) =>
  classes(styles.label, typeof name === 'string' && /\p{Ll}\p{Lu}/u.test(name) && styles.asWritten)

export const TitleBlock = ({ facts, className }: { facts: Fact[]; className?: string }) => (
  <dl className={classes(styles.block, className)}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt className={labelClass(name)}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const Label = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={classes(labelClass(children), className)}>{children}</span>
)

export const State = ({ tone, children }: { tone: 'ok' | 'warn' | 'error' | 'quiet'; children: ReactNode }) => (
  <span className={classes(styles.state, styles[tone])}>{children}</span>
)
