import type { ReactNode } from 'react'
import { Link } from '#i18n/navigation.ts'
import { classes } from '#ui/classes.ts'
import styles from './shelf.module.css'

type ShelfProps = {
  id: string
  title: string
  note?: string
  /** Where all of it is. */
  all?: { href: string; label: string }
  className?: string
  children: ReactNode
}

/** A piece of the home page under its heading. */
export const Shelf = ({ id, title, note, all, className, children }: ShelfProps) => (
  <section aria-labelledby={id} className={classes(styles.shelf, className)}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all && (
        <Link href={all.href} prefetch={false}>
          {all.label}
        </Link>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </section>
)
