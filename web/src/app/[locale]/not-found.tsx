import { NotFoundScreen } from '#features/site/index.ts'

export default function NotFound() {
  return <NotFoundScreen />
}
