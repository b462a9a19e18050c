import { resetHead, ResetPage } from '#features/account/forgot/reset-page.tsx'

export const generateMetadata = resetHead

export default function Page() {
  return <ResetPage />
}
