import type { ReactNode } from 'react'
import { Link } from '#i18n/navigation.ts'
import styles from './footer-links.module.css'

type FooterLinksProps = {
  links: { href: string; text: string }[]
  children?: ReactNode
}

export const FooterLinks = ({ links, children }: FooterLinksProps) => (
  <ul className={styles.links}>
    {links.map(({ href, text }) => (
      <li key={href}>
        <Link href={href} prefetch={false}>
          {text}
        </Link>
      </li>
    ))}
    {children && <li>{children}</li>}
  </ul>
)
