import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg'
import styles from './icon.module.css'

type IconProps = { name: IconName; size: number; className?: string }

/** One file has the shapes of all icons, so neither the page nor its scripts carry them. */
export const Icon = ({ name, size, className }: IconProps) => (
  <svg className={classes(styles.icon, className)} width={size} height={size} aria-hidden="true">
    <use href={`${sprite.src}#${name}`} />
  </svg>
)
