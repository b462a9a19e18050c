import { identifyHead, IdentifyPage } from '#features/account/forgot/identify-page.tsx'

export const generateMetadata = identifyHead

export default function Page() {
  return <IdentifyPage />
}
