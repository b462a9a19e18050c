import type { ChangeRefusal } from './use-order-changes-client.ts'
import { orderNumberIn } from './rich.tsx'
import styles from './order.module.css'

export const OrderRefusal = ({ refusal }: { refusal: ChangeRefusal | null }) =>
  refusal && (
    <p className={styles.refusal} role="alert">
      {orderNumberIn(<strong>{refusal.orderNumber}</strong>)} {refusal.message}
    </p>
  )
