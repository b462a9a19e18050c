import { loadLinesHead, LinesPage } from '#features/catalogue/lines/lines-page.tsx'

export const generateMetadata = () => loadLinesHead('STRONG')

export default function Page() {
  return <LinesPage kind="STRONG" />
}
