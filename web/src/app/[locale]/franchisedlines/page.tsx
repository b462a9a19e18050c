import { linesHead, LinesPage } from '#features/catalogue/lines/lines-page.tsx'

export const generateMetadata = () => linesHead('FRANCHISED')

export default function Page() {
  return <LinesPage kind="FRANCHISED" />
}
