import { getLocale, getTranslations } from 'next-intl/server'
import { PurchaseNotesDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { baseKilograms, startingPrice } from './freight-rows.ts'

/** What freight starts at, where the shop says so, and what it leaves out (spec, section 9). */
export async function FreightTerms() {
  const [t, locale, { data }] = await Promise.all([
    getTranslations('catalogue.shipping'),
    getLocale(),
    read(PurchaseNotesDocument, {}),
  ])
  const table = data?.freightTable
  const price = table && startingPrice(table)
  const { total, decimal } = numbersOf(locale)
  return (
    <>
      {price && t('startsAt', { amount: total(price), weight: decimal(baseKilograms(table)) })} {t('terms')}
    </>
  )
}
