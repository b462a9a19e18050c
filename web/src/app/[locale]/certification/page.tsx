import { CertificationPage, certificationHead } from '#features/site/certification-page.tsx'

export const generateMetadata = certificationHead

export default function Page() {
  return <CertificationPage />
}
