import { productPath } from '@partgate/schema/pages.ts'
import type { PartLink_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { PartNumber } from '#ui/figures.tsx'

type PartLinkProps = { product: PartLink_ProductFragment; className?: string }

export const PartLink = ({ product, className }: PartLinkProps) => (
  <Link href={productPath(product.slug)} className={className}>
    <PartNumber>{product.partNumber}</PartNumber>
  </Link>
)
