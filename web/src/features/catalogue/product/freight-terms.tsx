import { getLocale, getTranslations } from 'next-intl/server'
import { PurchaseNotesDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { createNumberFormats } from '#i18n/numbers.ts'
import { baseKilograms, startingPrice } from './freight-rows.ts'

export async function FreightTerms() {
  const [t, locale, { data }] = await Promise.all([
    getTranslations('catalogue.shipping'),
    getLocale(),
    read(PurchaseNotesDocument, {}),
  ])
  const table = data?.freightTable
  const price = table && startingPrice(table)
  const { total, decimal } = createNumberFormats(locale)
  return (
    <>
      {price && t('startsAt', { amount: total(price), weight: decimal(baseKilograms(table)) })} {t('terms')}
    </>
  )
}
