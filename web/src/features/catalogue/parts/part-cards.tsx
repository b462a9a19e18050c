import type { ReactNode } from 'react'
import { productPath } from '@partgate/schema/pages.ts'
import type { PartCard_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { UnitPrice } from './unit-price.tsx'
import styles from './part-cards.module.css'

type PartCardProps = { product: PartCard_ProductFragment; children?: ReactNode }

export const PartCard = ({ product, children }: PartCardProps) => (
  <Link href={productPath(product.slug)} className={styles.card}>
    <span className={styles.picture}>
      <PartPicture product={product} />
    </span>
    <span className={styles.words}>
      <PartNumber>{product.partNumber}</PartNumber>
      <bdi className={styles.manufacturer}>{product.manufacturerName}</bdi>
      <UnitPrice product={product} />
      {children}
    </span>
  </Link>
)

type PartCardsProps = { products: readonly PartCard_ProductFragment[]; className?: string }

export const PartCards = ({ products, className }: PartCardsProps) => (
  <ul className={className ?? styles.cards}>
    {products.map((product) => (
      <li key={product.id}>
        <PartCard product={product} />
      </li>
    ))}
  </ul>
)
