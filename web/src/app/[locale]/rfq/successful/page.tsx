import { sentHead, SentPage } from '#features/rfq/request/rfq-page.tsx'

export const generateMetadata = sentHead

export default function Page() {
  return <SentPage />
}
