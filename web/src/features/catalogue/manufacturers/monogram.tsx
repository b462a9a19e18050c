import { classes } from '#ui/classes.ts'
import { monogramOf } from './monogram.ts'
import styles from './monogram.module.css'

/** In place of a logo: the maker's letters in a drawing's frame. Decoration beside the name. */
export const Monogram = ({ name, large = false }: { name: string; large?: boolean }) => (
  <span className={classes(styles.monogram, large && styles.large)} dir="ltr" aria-hidden="true">
    {monogramOf(name)}
  </span>
)
