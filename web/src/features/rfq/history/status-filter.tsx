import { useTranslations } from 'next-intl'
import type { RfqStatus } from '#graphql/generated/types.ts'
import { Chip } from '#ui/chip.tsx'
import { historyHref, statuses } from './history-address.ts'
import styles from './history.module.css'

/** Shows the requests of one status, or all; how many there are. */
export function StatusFilter({ status, count }: { status: RfqStatus | null; count: number }) {
  const t = useTranslations('rfqHistory')
  const common = useTranslations('common')
  return (
    <div className={styles.tools}>
      <nav aria-label={t('filter')}>
        <ul className={styles.filter}>
          {[null, ...statuses].map((each) => (
            <li key={each}>
              <Chip
                href={historyHref({ status: each })}
                prefetch={false}
                on={each === status}
                aria-current={each === status ? 'page' : undefined}
              >
                {each ? t(`statuses.${each}`) : common('all')}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.quiet} role="status">
        {t('count', { count })}
      </p>
    </div>
  )
}
