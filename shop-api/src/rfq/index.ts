export { markViewed } from './history-store.ts'
export { rfqRoutes } from './routes.ts'
export { sweepUploads } from './upload-store.ts'
