import { getLocale, getTranslations } from 'next-intl/server'
import { createNumberFormats } from '#i18n/numbers.ts'
import type { PartLine } from '#ui/part-line.ts'
import { SubmitButton } from '#ui/submit-button-client.tsx'
import { Table, Th } from '#ui/table.tsx'
import { ClientTexts } from '../client-texts.tsx'
import { joinNumbers } from './requested-numbers.ts'
import { maxNumbers, resultId } from './list-limits.ts'
import { lookUpNumbers } from './look-up.ts'
import { NumberRow } from './number-row.tsx'
import { NumbersForm } from './numbers-form-client.tsx'
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
