import { PartLink } from '#features/catalogue/index-client.ts'
import type { OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'
import { PartNumber } from '#ui/figures.tsx'

export const LinePart = ({ line: { partNumber, product } }: { line: OrderLine_OrderLineFragment }) =>
  product ? <PartLink product={{ slug: product.slug, partNumber }} /> : <PartNumber>{partNumber}</PartNumber>
