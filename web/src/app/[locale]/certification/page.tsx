import { CertificationPage, loadCertificationHead } from '#features/site/certification-page.tsx'

export const generateMetadata = loadCertificationHead

export default function Page() {
  return <CertificationPage />
}
