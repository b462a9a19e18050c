import type { PartCard_ProductFragment } from '#graphql/generated/types.ts'
import { PartCard } from './part-card.tsx'

type PartCardsProps = { products: readonly PartCard_ProductFragment[]; className?: string }

export const PartCards = ({ products, className }: PartCardsProps) => (
  <ul className={className}>
    {products.map((product) => (
      <li key={product.id}>
        <PartCard product={product} />
      </li>
    ))}
  </ul>
)
