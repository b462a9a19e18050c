import { Link } from '#i18n/link.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { name: string; href: string }

export const Breadcrumbs = ({ label, trail, current }: { label: string; trail: Crumb[]; current: string }) => (
  <nav aria-label={label}>
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
  </nav>
)
