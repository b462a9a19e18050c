import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Link } from '#i18n/navigation.ts'

export const MenuLink = ({ href, Icon, children }: { href: string; Icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Link href={href} prefetch={false}>
      <Icon size={16} aria-hidden />
      {children}
    </Link>
  </li>
)
