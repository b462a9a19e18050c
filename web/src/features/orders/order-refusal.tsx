import { leftToRight } from '#ui/figures.tsx'
import type { ChangeRefusal } from './use-order-changes-client.ts'
import styles from './order.module.css'

export const OrderRefusal = ({ refusal }: { refusal: ChangeRefusal | null }) =>
  refusal && (
    <p className={styles.refusal} role="alert">
      {leftToRight(<strong>{refusal.orderNumber}</strong>)} {refusal.message}
    </p>
  )
