import { isOrderNumber } from '#features/orders/order-pages.ts'
import { orderHead, OrderPage } from '#features/orders/detail/order-page.tsx'
import { NotFoundPage, notFoundMetadata } from '#features/site/index.ts'

type Props = { params: Promise<{ id: string }> }

/** Not cached: the path may contain any order number. */
export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props) => {
  const { id } = await params
  return isOrderNumber(id) ? orderHead(id) : notFoundMetadata()
}

export default async function Page({ params }: Props) {
  const { id } = await params
  if (!isOrderNumber(id)) return <NotFoundPage />
  return <OrderPage orderNumber={id} />
}
