import type { ReactNode } from 'react'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { name: string; href: string }

type BreadcrumbsProps = { label: string; trail: Crumb[]; current: string; children?: ReactNode }

export const Breadcrumbs = ({ label, trail, current, children }: BreadcrumbsProps) => (
  <StaticPart as="nav" aria-label={label}>
    {children}
    <ol className={styles.crumbs}>
      {trail.map(({ name, href }) => (
        <li key={href}>
          <Link href={href}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
      <li aria-current="page">
        <bdi>{current}</bdi>
      </li>
    </ol>
  </StaticPart>
)
