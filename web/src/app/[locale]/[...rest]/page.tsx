import { NotFoundPage, notFoundMetadata } from '#features/site/index.ts'

export const generateStaticParams = () => []
export const generateMetadata = notFoundMetadata

/** Every address that no other route answers. */
export default function UnknownPage() {
  return <NotFoundPage />
}
