import { useTranslations } from 'next-intl'
import type { LineKind } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { lineKinds, linePages } from './line-kinds.ts'
import styles from './line-views.module.css'

export function LineViews({ current }: { current: LineKind }) {
  const t = useTranslations('catalogue.lines')
  return (
    <nav aria-label={t('views')} className={styles.views}>
      <ul>
        {lineKinds.map((kind) => (
          <li key={kind}>
            <Link href={linePages[kind].path} prefetch={false} aria-current={kind === current ? 'page' : undefined}>
              {t(`titles.${kind}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/manufacturer" prefetch={false}>
            {t('allManufacturers')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
