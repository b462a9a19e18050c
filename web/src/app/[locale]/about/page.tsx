import { AboutPage, loadAboutHead } from '#features/site/company-pages/about-page.tsx'

export const generateMetadata = loadAboutHead

export default function Page() {
  return <AboutPage />
}
