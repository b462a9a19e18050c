import { paymentHead, PayPage } from '#features/payments/index.ts'

export const generateMetadata = paymentHead

export default function Page() {
  return <PayPage />
}
