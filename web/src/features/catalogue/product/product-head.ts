import type { Metadata } from 'next'
import { productPath } from '@partgate/schema/pages.ts'
import { notFoundMetadata } from '#features/site/index.ts'
import { ProductPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { loadPageHead } from '#seo/page-head.ts'

export async function loadProductHead(slug: string): Promise<Metadata> {
  const result = await read(ProductPageDocument, { slug })
  const product = result.data?.product
  if (!product) return result.ok ? notFoundMetadata() : {}
  const href = productPath(product.slug)
  return loadPageHead({
    page: 'PRODUCT',
    name: product.partNumber,
    href,
    card: `${href}/card.png`,
    markdown: `${href}.md`,
  })
}
