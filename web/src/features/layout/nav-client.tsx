'use client'
import type { ReactNode } from 'react'
import { Link, usePathname } from '#i18n/navigation.ts'

/** A link that says when one is on its page. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** The category pages show the tree themselves. */
export function OffCategoryPage({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  return pathname === '/category' || pathname.startsWith('/category/') ? null : children
}
