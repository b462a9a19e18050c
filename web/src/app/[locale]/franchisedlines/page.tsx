import { loadLinesHead, LinesPage } from '#features/catalogue/lines/lines-page.tsx'

export const generateMetadata = () => loadLinesHead('FRANCHISED')

export default function Page() {
  return <LinesPage kind="FRANCHISED" />
}
