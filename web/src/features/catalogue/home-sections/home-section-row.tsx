import type { HomeSectionRow_ProductFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { PartText, Price } from '#ui/figures.tsx'
import { Td } from '#ui/table.tsx'
import { AddOrView, MadeAs, StockCell } from '../parts/part-cells.tsx'
import { PartLink } from '../parts/part-link.tsx'
import { UnitPrice } from '../parts/unit-price.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { comparedQuantities, stepAt } from './compared-quantities.ts'
import styles from './home-sections.module.css'

export function HomeSectionRow({ product }: { product: HomeSectionRow_ProductFragment }) {
  const numbers = useNumbers()
  return (
    <tr>
      <Td className={styles.picture}>
        <PartPicture product={product} className={styles.drawing} />
      </Td>
      <th scope="row" className={styles.part}>
        <PartLink product={product} />
        <span className={styles.manufacturer}>
          <MadeAs product={product} />
        </span>
        <span className={styles.what}>
          <PartText>{product.description}</PartText>
        </span>
      </th>
      <StockCell product={product} className={styles.stock} />
      {comparedQuantities.map((quantity) => {
        const step = stepAt(product, quantity)
        return (
          <Td key={quantity} isNumeric className={styles.step}>
            {step ? <Price amount={numbers.unitPrice(step.unitPrice.amount)} /> : <span aria-hidden="true">–</span>}
          </Td>
        )
      })}
      <Td isNumeric className={styles.price}>
        <UnitPrice product={product} />
      </Td>
      <Td isNumeric className={styles.add}>
        <AddOrView product={product} />
      </Td>
    </tr>
  )
}
