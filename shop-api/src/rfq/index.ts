export { markViewed, partsOf } from './history-store.ts'
export type { Contact } from './request-store.ts'
export { rfqRoutes } from './routes.ts'
export { sweepUploads } from './upload-store.ts'
