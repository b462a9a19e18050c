import type { Purchase_ProductFragment } from '#graphql/generated/types.ts'

/** What the browser needs of a product; the page has the rest. */
export const toPurchase = (product: Purchase_ProductFragment): Purchase_ProductFragment => ({
  id: product.id,
  slug: product.slug,
  partNumber: product.partNumber,
  stock: product.stock,
  leadTimeWeeks: product.leadTimeWeeks,
  minimumOrderQuantity: product.minimumOrderQuantity,
  orderMultiple: product.orderMultiple,
  priceBreaks: product.priceBreaks.map(({ quantity, unitPrice }) => ({ quantity, unitPrice })),
  priceFor: product.priceFor,
  packagingOptions:
    product.packagingOptions?.map(({ id, slug, packaging, standardPackQuantity, stock }) => ({
      id,
      slug,
      packaging,
      standardPackQuantity,
      stock,
    })) ?? null,
  manufacturerName: product.manufacturerName,
  package: product.package,
  dateCode: product.dateCode,
  imageUrl: product.imageUrl,
  category: product.category && { id: product.category.id, icon: product.category.icon },
})
