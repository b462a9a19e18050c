import { CertificationPage, loadCertificationHead } from '#features/site/company-pages/certification-page.tsx'

export const generateMetadata = loadCertificationHead

export default function Page() {
  return <CertificationPage />
}
