import { AboutPage, aboutHead } from '#features/site/about-page.tsx'

export const generateMetadata = aboutHead

export default function Page() {
  return <AboutPage />
}
