import { forgotHead, ForgotPage } from '#features/account/forgot/forgot-page.tsx'

export const generateMetadata = forgotHead

export default function Page() {
  return <ForgotPage />
}
