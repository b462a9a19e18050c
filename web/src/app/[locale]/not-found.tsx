import { NearParts } from '#features/catalogue/near-parts/near-parts-host-client.tsx'
import { NotFoundScreen, notFoundMetadata } from '#features/site/index.ts'

export const generateMetadata = notFoundMetadata

export default function NotFound() {
  return (
    <NotFoundScreen>
      <NearParts />
    </NotFoundScreen>
  )
}
