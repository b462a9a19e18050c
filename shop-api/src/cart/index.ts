export { mergeGuestCart } from './merge.ts'
export { cartRoutes } from './routes.ts'
