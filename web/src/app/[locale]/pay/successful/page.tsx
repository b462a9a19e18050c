import { successfulHead, SuccessfulPage } from '#features/payments/index.ts'

export const generateMetadata = successfulHead

export default function Page() {
  return <SuccessfulPage />
}
