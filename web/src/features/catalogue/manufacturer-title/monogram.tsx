import { classes } from '#ui/classes.ts'
import { createMonogram } from './monogram.ts'
import styles from './monogram.module.css'

export const Monogram = ({ name, large = false }: { name: string; large?: boolean }) => (
  <span className={classes(styles.monogram, large && styles.large)} dir="ltr" aria-hidden="true">
    {createMonogram(name)}
  </span>
)
