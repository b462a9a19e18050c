import { getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import type { ProductSheetQuery } from '#graphql/generated/types.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import type { Locale } from '#i18n/routing.ts'
import { absoluteUrl } from '#seo/alternates.ts'
import { facts, heading, link, joinMarkdown, plain, table } from '#seo/markdown/markdown.ts'

type Product = NonNullable<ProductSheetQuery['product']>
type Option = Pick<Product, 'packaging' | 'standardPackQuantity'>

const toHref = ({ slug }: { slug: string }) => productPath(slug)

export async function productMarkdown(product: Product, locale: Locale): Promise<string> {
  const [t, layout] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'layout' }),
  ])
  const { integer } = getNumberFormats(locale)
  const linked = (text: string, href: string) => link(text, absoluteUrl(href, locale))
  const formatPackaging = ({ packaging, standardPackQuantity }: Option) =>
    t('packaging', { packaging, quantity: standardPackQuantity })
  const others = product.packagingOptions?.filter(({ slug }) => slug !== product.slug) ?? []
  const substitutes = product.substitutes ?? []
  const { category, leadTimeWeeks, datasheetUrl, priceBreaks, parameters } = product
  return joinMarkdown(
    heading(1, `${product.partNumber}, ${product.manufacturerName}`),
    product.description && plain(product.description),
    facts([
      [t('columns.partNumber'), linked(product.partNumber, toHref(product))],
      [t('columns.manufacturer'), plain(product.manufacturerName)],
      ...(category ? [[t('list.category'), linked(category.name, `/category/${category.slug}`)] as const] : []),
      ...(product.packageName ? [[t('facts.package'), plain(product.packageName)] as const] : []),
      [t('product.packaging'), plain(formatPackaging(product))],
      ...(product.dateCode ? [[t('facts.batch'), plain(product.dateCode)] as const] : []),
      [t('facts.rohs'), t(`rohs.${product.rohsStatus}`)],
      [t('facts.lifecycle'), t(`lifecycle.${product.lifecycleStatus}`)],
      [
        t('facts.leadTime'),
        leadTimeWeeks === null
          ? t('facts.unknown')
          : t('weeks', { count: leadTimeWeeks, number: integer(leadTimeWeeks) }),
      ],
      ...(datasheetUrl ? [[t('facts.datasheet'), link(t('facts.datasheetOf'), datasheetUrl)] as const] : []),
      [t('columns.stock'), integer(product.stock)],
      [t('compare.minimum'), integer(product.minimumOrderQuantity)],
      [t('compare.multiple'), integer(product.orderMultiple)],
    ]),
    priceBreaks.length > 0 && heading(2, t('columns.price')),
    priceBreaks.length > 0 &&
      table(
        [t('columns.quantity'), t('columns.price')],
        priceBreaks.map(({ quantity, unitPrice }) => [String(quantity), unitPrice.amount]),
      ),
    parameters.length > 0 && heading(2, t('product.parameters')),
    parameters.length > 0 &&
      table(
        [t('product.parameter'), t('product.value')],
        parameters.map(({ name, displayValue }) => [name, displayValue]),
      ),
    others.length > 0 && heading(2, t('product.packaging')),
    others.length > 0 &&
      facts(others.map((option) => [formatPackaging(option), linked(option.partNumber, toHref(option))])),
    substitutes.length > 0 && heading(2, t('product.alternatives')),
    substitutes
      .map(
        ({ reason, product: other }) =>
          `- ${linked(other.partNumber, toHref(other))}, ${plain(other.manufacturerName)}: ${plain(reason)}`,
      )
      .join('\n'),
    plain(layout('demoNotice')),
  )
}
