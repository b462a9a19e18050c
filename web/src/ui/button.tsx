import type { ComponentProps } from 'react'
import { Link } from '#i18n/link.tsx'
import { classes } from './classes.ts'
import styles from './button.module.css'

type ButtonStyle = { variant?: 'primary' | 'plain' | 'quiet'; small?: boolean; wide?: boolean }

const toClassName = ({ variant = 'plain', small, wide }: ButtonStyle, more?: string) =>
  classes(styles.button, variant !== 'plain' && styles[variant], small && styles.small, wide && styles.wide, more)

export function Button({
  variant,
  small,
  wide,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={toClassName({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({ variant, small, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={toClassName({ variant, small, wide }, className)} />
}
