import { NotFoundPage } from '#features/site/index.ts'
import { NearParts } from '../near-parts/near-parts-host-client.tsx'

export const NoSuchPart = () => (
  <NotFoundPage>
    <NearParts />
  </NotFoundPage>
)
