import type { ComponentProps } from 'react'
import { useLocale } from 'next-intl'
import { getPathname } from './get-pathname.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Without the prefix of the language, unless the address is localized. */
  href: string
  isLocalized?: boolean
  /** `false` leaves the page where it is scrolled to. */
  scroll?: boolean
}

/** A plain anchor: `LinkRouter` follows all links of a page without a component for each. */
export function Link({ href, isLocalized = false, scroll = true, children, ...rest }: LinkProps) {
  const locale = useLocale()
  return (
    <a
      {...rest}
      href={href.startsWith('/') && !isLocalized ? getPathname({ href, locale }) : href}
      data-stay={scroll ? undefined : ''}
    >
      {children}
    </a>
  )
}
