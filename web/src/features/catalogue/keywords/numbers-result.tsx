import { getLocale, getTranslations } from 'next-intl/server'
import { numbersOf } from '#i18n/numbers.ts'
import { Table, Th } from '#ui/table.tsx'
import { ClientTexts } from '../client-texts.tsx'
import { mostNumbers, resultId } from './asked-numbers.ts'
import { lookUpAll } from './look-up.ts'
import { NumberRow } from './number-row.tsx'
import styles from './numbers-result.module.css'

/** What became of each number of a list. */
export async function NumbersResult({ numbers, leftOut }: { numbers: string[]; leftOut: number }) {
  const [t, locale, rows] = await Promise.all([getTranslations('catalogue'), getLocale(), lookUpAll(numbers)])
  const { integer } = numbersOf(locale)
  const lookedUp = rows.filter((row) => row.found)
  const found = lookedUp.filter((row) => row.found?.best).length
  const title =
    lookedUp.length > 0
      ? t('keywords.result', { found: integer(found), count: lookedUp.length, number: integer(lookedUp.length) })
      : t('keywords.failed')
  return (
    <section id={resultId} aria-labelledby="result-title" className={styles.section}>
      <h2 id="result-title">{title}</h2>
      {leftOut > 0 && (
        <p className={styles.left}>
          {t('keywords.leftOut', { count: leftOut, number: integer(leftOut), most: mostNumbers })}
        </p>
      )}
      <ClientTexts>
        <Table
          caption={title}
          className={styles.table}
          head={
            <>
              <Th>{t('keywords.asked')}</Th>
              <Th>{t('keywords.best')}</Th>
              <Th>{t('columns.why')}</Th>
              <Th numeric>{t('columns.stock')}</Th>
              <Th numeric>{t('columns.price')}</Th>
              <Th numeric>{t('columns.quantity')}</Th>
            </>
          }
        >
          {rows.map((row) => (
            <NumberRow key={row.number} {...row} />
          ))}
        </Table>
      </ClientTexts>
    </section>
  )
}
