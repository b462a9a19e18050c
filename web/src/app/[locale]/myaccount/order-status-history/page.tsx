import { ordersHead, OrdersPage } from '#features/orders/list/orders-page.tsx'

export const generateMetadata = ordersHead

export default function Page() {
  return <OrdersPage />
}
