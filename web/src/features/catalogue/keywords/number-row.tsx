import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import type { LookedUp } from './look-up.ts'
import { NumberHit } from './number-hit.tsx'
import { searchHref } from './search-href.ts'
import styles from './numbers-result.module.css'

export function NumberRow({ partNumber, quantity, found }: LookedUp) {
  const t = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  return (
    <tr>
      <th scope="row" className={styles.requested} data-label={t('requested')}>
        <PartNumber>{partNumber}</PartNumber>
        {quantity !== null && (
          <span className={styles.quantity}>
            {t('quantity')} <Num>{integer(quantity)}</Num>
          </span>
        )}
      </th>
      {found?.best ? (
        <NumberHit number={partNumber} quantity={quantity} {...found} best={found.best} />
      ) : (
        <>
          <Td>
            <Link href={searchHref(partNumber)} className={styles.more} prefetch={false}>
              {t(found ? 'similarOf' : 'tryAgain', { number: partNumber })}
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
