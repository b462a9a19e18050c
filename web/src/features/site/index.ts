export { NotFoundPage, notFoundMetadata } from './not-found-page.tsx'
export { NotFoundScreen } from './not-found-screen.tsx'
