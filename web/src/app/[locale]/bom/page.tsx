import { NeedsScripts } from '#features/layout/index.ts'
import { bomHead, BomPage } from '#features/rfq/bom/bom-page.tsx'

export const generateMetadata = bomHead

export default function Page() {
  return <BomPage needsScripts={<NeedsScripts />} />
}
