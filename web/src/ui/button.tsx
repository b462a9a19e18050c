import type { ComponentProps } from 'react'
import { Link } from '#i18n/link.tsx'
import { classes } from './classes.ts'
import styles from './button.module.css'

type ButtonStyle = { variant?: 'primary' | 'plain' | 'quiet'; isSmall?: boolean; isWide?: boolean }

const toClassName = ({ variant = 'plain', isSmall, isWide }: ButtonStyle, more?: string) =>
  classes(styles.button, variant !== 'plain' && styles[variant], isSmall && styles.small, isWide && styles.wide, more)

export function Button({
  variant,
  isSmall,
  isWide,
  isBusy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean }) {
  return (
    <button
      {...rest}
      // `submit` is what a button does by default, and a list has one in each row.
      type={type === 'submit' ? undefined : type}
      className={toClassName({ variant, isSmall, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({
  variant,
  isSmall,
  isWide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={toClassName({ variant, isSmall, isWide }, className)} />
}
