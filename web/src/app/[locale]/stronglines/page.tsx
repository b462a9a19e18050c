import { linesHead, LinesPage } from '#features/catalogue/lines/lines-page.tsx'

export const generateMetadata = () => linesHead('STRONG')

export default function Page() {
  return <LinesPage kind="STRONG" />
}
