import { useLocale, useTranslations } from 'next-intl'
import type { PurchaseNotesQuery } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { baseKilograms, freightRows } from './freight-rows.ts'
import styles from './shipping-notes.module.css'

type FreightTableProps = { table: NonNullable<PurchaseNotesQuery['freightTable']> }

export function FreightTable({ table }: FreightTableProps) {
  const t = useTranslations('catalogue.shipping')
  const locale = useLocale()
  const numbers = useNumbers()
  const countries = new Intl.DisplayNames(locale, { type: 'region', style: 'short' })
  const together = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' })
  const weight = numbers.decimal(baseKilograms(table))
  return (
    <div>
      <h3 className={styles.caption}>{t('table', { weight })}</h3>
      <Table
        caption={t('table', { weight })}
        head={
          <>
            <Th>{t('destination')}</Th>
            <Th>{t('carrier')}</Th>
            <Th isNumeric>{t('days')}</Th>
            <Th isNumeric>{t('price')}</Th>
          </>
        }
      >
        {freightRows(table).map(({ key, countryCodes, carrierNames, days, price }) => (
          <tr key={key}>
            <th scope="row">
              {countryCodes
                ? together.format(countryCodes.map((code) => countries.of(code) ?? code))
                : t('everywhereElse')}
            </th>
            <Td>
              <bdi dir="ltr" lang="en">
                {carrierNames.join(', ')}
              </bdi>
            </Td>
            <Td isNumeric>
              {days && <Num>{t('dayRange', { from: numbers.integer(days.min), to: numbers.integer(days.max) })}</Num>}
            </Td>
            <Td isNumeric>
              <Price amount={numbers.total(price)} />
            </Td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
