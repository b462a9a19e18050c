'use client'
import { useEffect, useRef } from 'react'
import { Link } from '#i18n/link.tsx'
import { usePathname } from '#i18n/navigation-client.ts'

type NavLinkProps = { href: string; text: string; className?: string | undefined }

function NavLink({ href, text }: NavLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const isHydrated = useRef(false)
  const pathname = usePathname()
  const isCurrent = pathname === href
  const isWithin = isCurrent || pathname.startsWith(`${href}/`)
  useEffect(() => {
    const list = link.current?.closest('ul')
    const isFirst = !isHydrated.current
    isHydrated.current = true
    if (!isWithin || !list || !link.current) return
    // A visitor who uses the list before hydration would press another link than the one in view.
    if (list.matches(':active') || (isFirst && list.scrollLeft !== 0)) return
    const [place, view] = [link.current.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollBy({ left: place.left + place.width / 2 - view.left - view.width / 2 })
  }, [isWithin])
  return (
    <Link ref={link} href={href} aria-current={isCurrent ? 'page' : isWithin ? 'true' : undefined}>
      {text}
    </Link>
  )
}

/** One component, because the data of a page would have more bytes for one in each item. */
export const NavLinks = ({ links, className }: { links: readonly NavLinkProps[]; className?: string }) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.href} className={link.className}>
        <NavLink {...link} />
      </li>
    ))}
  </ul>
)
