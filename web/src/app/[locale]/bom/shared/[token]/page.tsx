import { NeedsScripts } from '#features/layout/index.ts'
import { sharedListHead, SharedListPage } from '#features/rfq/bom/shared/shared-list-page.tsx'

/** Not cached: each link has its own page. */
export const dynamic = 'force-dynamic'

export const generateMetadata = sharedListHead

type Props = { params: Promise<{ token: string }> }

export default async function Page({ params }: Props) {
  return <SharedListPage token={(await params).token} needsScripts={<NeedsScripts />} />
}
