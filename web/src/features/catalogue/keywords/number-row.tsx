import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import type { LookedUp } from './look-up.ts'
import { NumberHit } from './number-hit.tsx'
import { searchHref } from './search-href.ts'
import styles from './numbers-result.module.css'

/** A number that was asked for, and what the shop has for it. */
export function NumberRow({ number, found }: LookedUp) {
  const t = useTranslations('catalogue.keywords')
  return (
    <tr>
      <th scope="row" className={styles.asked} data-label={t('asked')}>
        <PartNumber>{number}</PartNumber>
      </th>
      {found?.best ? (
        <NumberHit number={number} {...found} best={found.best} />
      ) : (
        <>
          <Td>
            <Link href={searchHref(number)} className={styles.more} prefetch={false}>
              {t(found ? 'similarOf' : 'tryAgain', { number })}
            </Link>
          </Td>
          <Td colSpan={4}>
            <State tone="error">{t(found ? 'notFound' : 'failed')}</State>
          </Td>
        </>
      )}
    </tr>
  )
}
