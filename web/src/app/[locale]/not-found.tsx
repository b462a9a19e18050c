import { NearParts } from '#features/catalogue/near-parts/near-parts.tsx'
import { NotFoundScreen } from '#features/site/index.ts'

export default function NotFound() {
  return (
    <NotFoundScreen>
      <NearParts />
    </NotFoundScreen>
  )
}
