import type { Locale } from '#i18n/routing.ts'
import type { ExportRow_ProductFragment } from '#graphql/generated/types.ts'
import { getTranslations } from 'next-intl/server'
import { findParameterValue } from '../../compare/compare-rows.ts'
import { breakAt } from '../../purchase/price-ruler.ts'
import { orderedQuantity } from '../../purchase/row-quantity.ts'
import type { Cell } from '#i18n/csv.ts'

type Part = ExportRow_ProductFragment
export type Column = { name: string; of: (part: Part) => Cell }
type ColumnsOf = {
  locale: Locale
  parameters: readonly { key: string; name: string }[]
  quantity: number | null
  toHref: (slug: string) => string
}

const toFigure = (figure: string | undefined): Cell => (figure === undefined ? null : { figure })

export async function exportColumns({ locale, parameters, quantity, toHref }: ColumnsOf): Promise<Column[]> {
  const t = await getTranslations({ locale, namespace: 'catalogue' })
  const findPrice = (part: Part) => breakAt(part.priceBreaks, orderedQuantity(quantity, part))?.unitPrice ?? null
  return [
    { name: t('columns.partNumber'), of: (part) => part.partNumber },
    { name: t('columns.manufacturer'), of: (part) => part.manufacturerName },
    { name: t('columns.description'), of: (part) => part.description },
    { name: t('facts.package'), of: (part) => part.packageName },
    ...parameters
      .filter(({ key }) => key !== 'package')
      .map(({ key, name }) => ({ name, of: (part: Part) => findParameterValue(part, key) })),
    { name: t('list.packaging'), of: (part) => t(`packagingKinds.${part.packaging}`) },
    { name: t('csv.standardPackQuantity'), of: (part) => part.standardPackQuantity },
    { name: t('columns.stock'), of: (part) => part.stock },
    { name: t('csv.leadTimeWeeks'), of: (part) => part.leadTimeWeeks },
    { name: t('csv.minimum'), of: (part) => part.minimumOrderQuantity },
    { name: t('csv.multiple'), of: (part) => part.orderMultiple },
    { name: t('csv.currency'), of: (part) => findPrice(part)?.currency ?? null },
    { name: t('csv.unitPrice'), of: (part) => toFigure(findPrice(part)?.amount) },
    {
      name: t('csv.priceBreaks'),
      of: (part) => part.priceBreaks.map(({ quantity, unitPrice }) => `${quantity}: ${unitPrice.amount}`).join('; '),
    },
    { name: t('facts.lifecycle'), of: (part) => t(`lifecycle.${part.lifecycleStatus}`) },
    { name: t('facts.rohs'), of: (part) => t(`rohs.${part.rohsStatus}`) },
    { name: t('csv.link'), of: (part) => toHref(part.slug) },
  ]
}
