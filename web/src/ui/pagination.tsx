import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from '#i18n/navigation.ts'
import { pageWindow, previousPage } from './page-window.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  current: number
  last: number
  /** Address of a page, without the language prefix. */
  hrefOf: (page: number) => string
  labels: { name: string; previous: string; next: string; page: (page: number) => string }
}

/** Numbered pages as links; nothing where there is only one, and one is on it. */
export function Pagination({ current, last, hrefOf, labels }: PaginationProps) {
  const previous = previousPage(current, last)
  if (last <= 1 && previous === null) return null
  return (
    <nav aria-label={labels.name}>
      <ul className={styles.pages}>
        {previous !== null && (
          <li>
            <Link href={hrefOf(previous)} rel="prev" aria-label={labels.previous}>
              <ChevronLeft size={16} aria-hidden />
            </Link>
          </li>
        )}
        {pageWindow(current, last).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={hrefOf(page)}
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
            <Link href={hrefOf(current + 1)} rel="next" aria-label={labels.next}>
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
