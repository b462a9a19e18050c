import { Link } from '#i18n/link.tsx'
import { Icon } from '../icon.tsx'
import { pageWindow, previousPage } from './page-window.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  current: number
  last: number
  toHref: (page: number) => string
  labels: { name: string; previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ current, last, toHref, labels }: PaginationProps) {
  const previous = previousPage(current, last)
  if (last <= 1 && previous === null) return null
  return (
    <nav aria-label={labels.name}>
      <ul className={styles.pages}>
        {previous !== null && (
          <li>
            <Link href={toHref(previous)} rel="prev" aria-label={labels.previous}>
              <Icon name="chevron-left" size={16} />
            </Link>
          </li>
        )}
        {pageWindow(current, last).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={toHref(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <Link href={toHref(current + 1)} rel="next" aria-label={labels.next}>
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
