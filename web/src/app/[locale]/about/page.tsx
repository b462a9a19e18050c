import { AboutPage, loadAboutHead } from '#features/site/about-page.tsx'

export const generateMetadata = loadAboutHead

export default function Page() {
  return <AboutPage />
}
