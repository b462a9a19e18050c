import type { OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { PartNumber } from '#ui/figures.tsx'

export const LinePart = ({ line }: { line: OrderLine_OrderLineFragment }) =>
  line.product ? (
    <Link href={`/productdetail/${line.product.slug}`} prefetch={false}>
      <PartNumber>{line.partNumber}</PartNumber>
    </Link>
  ) : (
    <PartNumber>{line.partNumber}</PartNumber>
  )
