import { classes } from '#ui/classes.ts'
import { createMonogram } from './monogram.ts'
import styles from './monogram.module.css'

export const Monogram = ({ name, isLarge = false }: { name: string; isLarge?: boolean }) => (
  <span className={classes(styles.monogram, isLarge && styles.large)} dir="ltr" aria-hidden="true">
    {createMonogram(name)}
  </span>
)
