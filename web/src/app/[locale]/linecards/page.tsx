import { loadLinesHead, LinesPage } from '#features/catalogue/lines/lines-page.tsx'

export const generateMetadata = () => loadLinesHead('LINE_CARD')

export default function Page() {
  return <LinesPage kind="LINE_CARD" />
}
