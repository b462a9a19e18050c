import { linesHead, LinesPage } from '#features/catalogue/lines/lines-page.tsx'

export const generateMetadata = () => linesHead('LINE_CARD')

export default function Page() {
  return <LinesPage kind="LINE_CARD" />
}
