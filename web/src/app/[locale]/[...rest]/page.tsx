import { NearParts } from '#features/catalogue/near-parts/near-parts-host-client.tsx'
import { NotFoundPage, notFoundMetadata } from '#features/site/index.ts'

export const generateStaticParams = () => []
export const generateMetadata = notFoundMetadata

export default function UnknownPage() {
  return (
    <NotFoundPage>
      <NearParts />
    </NotFoundPage>
  )
}
