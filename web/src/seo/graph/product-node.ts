import { productPath } from '@partgate/schema/pages.ts'
import type { ProductNode_ProductFragment } from '#graphql/generated/types.ts'
import type { Locale } from '#i18n/routing.ts'
import { absoluteUrl, pageIds } from '../alternates.ts'

type Product = ProductNode_ProductFragment

const pieces = 'C62'
const schema = (name: string) => `https://schema.org/${name}`

const toAvailability = ({ stock, minimumOrderQuantity, lifecycleStatus }: Product) => {
  if (stock > 0 && stock >= minimumOrderQuantity) return schema('InStock')
  return schema(lifecycleStatus === 'OBSOLETE' ? 'Discontinued' : 'OutOfStock')
}

/** A price holds up to the next break. */
const toPriceTiers = (breaks: Product['priceBreaks']) =>
  breaks.map(({ quantity, unitPrice }, at) => {
    const next = breaks[at + 1]
    return {
      '@type': 'UnitPriceSpecification',
      price: unitPrice.amount,
      priceCurrency: unitPrice.currency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: pieces },
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: quantity,
        ...(next && { maxValue: next.quantity - 1 }),
        unitCode: pieces,
      },
    }
  })

/** A part without a price has no offer: a price of zero would be wrong. */
const toOffers = (product: Product, url: string) => {
  const priced = product.priceBreaks.filter(({ unitPrice }) => Number(unitPrice.amount) > 0)
  const [first] = priced
  if (!first) return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: first.unitPrice.amount,
      priceCurrency: first.unitPrice.currency,
      priceSpecification: toPriceTiers(priced),
      availability: toAvailability(product),
      itemCondition: schema('NewCondition'),
      inventoryLevel: { '@type': 'QuantitativeValue', value: product.stock, unitCode: pieces },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minimumOrderQuantity, unitCode: pieces },
      seller: { '@id': pageIds.organization },
    },
  }
}

const toProperty = ({ key, name, value, unit, displayValue }: Product['parameters'][number]) => ({
  '@type': 'PropertyValue',
  propertyID: key,
  name,
  ...(value === null ? { value: displayValue } : { value, ...(unit && { unitText: unit }) }),
})

export const productNode = (product: Product, locale: Locale) => {
  const url = absoluteUrl(productPath(product.slug), locale)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.partNumber,
    description: product.description ?? undefined,
    mpn: product.partNumber,
    sku: product.slug,
    brand: { '@type': 'Brand', name: product.manufacturerName },
    image: product.imageUrl ?? absoluteUrl(`${productPath(product.slug)}/card.png`, 'en'),
    ...(product.category && { category: product.category.name }),
    weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
    additionalProperty: product.parameters.map(toProperty),
    ...toOffers(product, url),
  }
}
