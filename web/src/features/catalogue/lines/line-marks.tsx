import { useTranslations } from 'next-intl'
import type { LineKind } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { lineHref, lineKinds } from './line-kinds.ts'
import styles from './line-marks.module.css'

export function LineMarks({ slug, kinds, current }: { slug: string; kinds: readonly LineKind[]; current?: LineKind }) {
  const t = useTranslations('catalogue.lines')
  return (
    <ul className={styles.marks}>
      {lineKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => (
          <li key={kind}>
            <Link
              href={lineHref(kind, slug)}
              className={styles.mark}
              aria-current={kind === current ? 'page' : undefined}
            >
              {t(`names.${kind}`)}
            </Link>
          </li>
        ))}
    </ul>
  )
}
