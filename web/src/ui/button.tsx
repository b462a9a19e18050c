import type { ComponentProps } from 'react'
import { Link } from '#i18n/navigation.ts'
import { classes } from './classes.ts'
import styles from './button.module.css'

type Look = { look?: 'main' | 'plain' | 'quiet'; small?: boolean; wide?: boolean }

const classOf = ({ look = 'plain', small, wide }: Look, more?: string) =>
  classes(styles.button, look !== 'plain' && styles[look], small && styles.small, wide && styles.wide, more)

/** Busy keeps its place and its focus, shows that it works, and ignores further presses. */
export function Button({
  look,
  small,
  wide,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ look, small, wide }, classes(busy && styles.busy, className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link that looks like a button; `href` without the language prefix. */
export function ButtonLink({ look, small, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classOf({ look, small, wide }, className)} />
}
