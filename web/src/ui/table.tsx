import type { ComponentProps, ReactNode } from 'react'
import { StaticPart } from '#static-parts/static-part.tsx'
import { classes } from './classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './table.module.css'

type TableProps = {
  caption: string
  head: ReactNode
  children: ReactNode
  className?: string
  footer?: ReactNode
  /** In a narrow container, each row is a card; a cell shows its `data-label`. */
  isCardsWhenNarrow?: boolean
  /** See `StaticPart`. */
  isStatic?: boolean
}

export function Table({
  caption,
  head,
  children,
  footer,
  className,
  isCardsWhenNarrow = false,
  isStatic = false,
}: TableProps) {
  const frame = { className: classes(styles.scroll, className), role: 'group', 'aria-label': caption, tabIndex: 0 }
  const contents = (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
      {footer && <tfoot>{footer}</tfoot>}
    </table>
  )
  const table = isStatic ? (
    <StaticPart as="div" {...frame}>
      {contents}
    </StaticPart>
  ) : (
    <div {...frame}>{contents}</div>
  )
  return isCardsWhenNarrow ? <div className={styles.cards}>{table}</div> : table
}

export const Th = ({ isNumeric, className, ...rest }: ComponentProps<'th'> & { isNumeric?: boolean }) => (
  <th scope="col" {...rest} className={classes(isNumeric && styles.numeric, className)} />
)

export const Td = ({ isNumeric, className, ...rest }: ComponentProps<'td'> & { isNumeric?: boolean }) => (
  <td {...rest} className={classes(isNumeric && styles.numeric, className) || undefined} />
)
