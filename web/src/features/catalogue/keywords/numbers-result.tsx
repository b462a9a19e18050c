import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#i18n/navigation.ts'
import { createNumberFormats, useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import type { PartLine } from '#features/rfq/index.ts'
import { State } from '#ui/sheet.tsx'
import { SubmitButton } from '#ui/submit-button-client.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { ClientTexts } from '../purchase/client-texts.tsx'
import { maxNumbers, resultId } from './list-limits.ts'
import { type LookedUp, lookUpNumbers } from './look-up.ts'
import { NumberHit } from './number-hit.tsx'
import { NumbersForm } from './numbers-form-client.tsx'
import { joinNumbers } from './requested-numbers.ts'
import { searchHref } from './search-href.ts'
import styles from './numbers-result.module.css'

export async function NumbersResult({ lines, rest }: { lines: PartLine[]; rest: PartLine[] }) {
  const [t, locale, rows] = await Promise.all([getTranslations('catalogue'), getLocale(), lookUpNumbers(lines)])
  const { integer } = createNumberFormats(locale)
  const next = Math.min(rest.length, maxNumbers)
  const lookedUp = rows.filter((row) => row.found)
  const found = lookedUp.filter((row) => row.found?.best).length
  const title =
    lookedUp.length > 0
      ? t('keywords.result', { found: integer(found), count: lookedUp.length, number: integer(lookedUp.length) })
      : t('keywords.failed')
  return (
    <section id={resultId} aria-labelledby="result-title" className={styles.section}>
      <h2 id="result-title">{title}</h2>
      {rest.length > 0 && (
        <NumbersForm className={styles.left}>
          <p>{t('keywords.leftOut', { count: rest.length, number: integer(rest.length), max: maxNumbers })}</p>
          <input type="hidden" name="numbers" value={joinNumbers(rest)} />
          <SubmitButton small variant="quiet">
            {t('keywords.next', { count: next, number: integer(next) })}
          </SubmitButton>
        </NumbersForm>
      )}
      <ClientTexts>
        <Table
          caption={title}
          className={styles.table}
          head={
            <>
              <Th>{t('keywords.requested')}</Th>
              <Th>{t('keywords.best')}</Th>
              <Th>{t('columns.why')}</Th>
              <Th numeric>{t('columns.stock')}</Th>
              <Th numeric>{t('columns.price')}</Th>
              <Th numeric>{t('columns.quantity')}</Th>
            </>
          }
        >
          {rows.map((row) => (
            <NumberRow key={row.partNumber} {...row} />
          ))}
        </Table>
      </ClientTexts>
    </section>
  )
}

function NumberRow({ partNumber, quantity, found }: LookedUp) {
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
