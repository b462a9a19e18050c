import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { toSearchPath } from '@partgate/schema/pages.ts'
import { type PartLine, Verdict } from '#features/rfq/index.ts'
import { BomLink } from '#features/rfq/index-client.ts'
import { Link } from '#i18n/link.tsx'
import { getNumberFormats, useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { SubmitButton } from '#ui/form/submit-button-client.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { SellingRows } from '../purchase/selling-rows.tsx'
import { maxNumbers, resultId } from './list-limits.ts'
import { lookUpNumbers } from './look-up.ts'
import type { LookedUp } from './looked-up.ts'
import { NumberHit } from './number-hit.tsx'
import { NumbersForm } from './numbers-form-client.tsx'
import { joinNumbers } from './requested-numbers.ts'
import styles from './numbers-result.module.css'

export async function NumbersResult({ lines, rest }: { lines: PartLine[]; rest: PartLine[] }) {
  const [t, locale, rows] = await Promise.all([getTranslations('catalogue'), getLocale(), lookUpNumbers(lines)])
  if (!rows)
    return (
      <section id={resultId} className={styles.section}>
        <Unavailable />
      </section>
    )
  const { integer } = getNumberFormats(locale)
  const next = Math.min(rest.length, maxNumbers)
  const title = t('keywords.result', {
    matched: integer(rows.filter(({ shown }) => shown?.isMatch).length),
    count: rows.length,
    number: integer(rows.length),
  })
  return (
    <section id={resultId} aria-labelledby="result-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="result-title">{title}</h2>
        <BomLink text={joinNumbers([...lines, ...rest])}>{t('keywords.openInBom')}</BomLink>
      </div>
      {rest.length > 0 && (
        <NumbersForm className={styles.left}>
          <p>{t('keywords.leftOut', { count: rest.length, number: integer(rest.length), max: maxNumbers })}</p>
          <input type="hidden" name="numbers" value={joinNumbers(rest)} />
          <SubmitButton isSmall variant="quiet">
            {t('keywords.next', { count: next, number: integer(next) })}
          </SubmitButton>
        </NumbersForm>
      )}
      <SellingRows>
        <Table
          caption={title}
          className={styles.table}
          isStatic
          head={
            <>
              <Th>{t('keywords.requested')}</Th>
              <Th>{t('keywords.match')}</Th>
              <Th>{t('columns.part')}</Th>
              <Th isNumeric>{t('columns.stock')}</Th>
              <Th isNumeric>{t('columns.price')}</Th>
              <Th isNumeric>{t('columns.quantity')}</Th>
            </>
          }
        >
          {rows.map((row) => (
            <NumberRow key={row.partNumber} {...row} />
          ))}
        </Table>
      </SellingRows>
    </section>
  )
}

function NumberRow(row: LookedUp) {
  const t = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  const { partNumber, quantity, verdict, reason, shown } = row
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
      {shown ? (
        <NumberHit {...row} shown={shown} />
      ) : (
        <>
          <Td className={styles.why}>
            <Verdict verdict={verdict} reason={reason} />
          </Td>
          <Td colSpan={4}>
            <Link href={toSearchPath(partNumber)} className={styles.more}>
              {t('similarOf', { number: partNumber })}
            </Link>
          </Td>
        </>
      )}
    </tr>
  )
}
