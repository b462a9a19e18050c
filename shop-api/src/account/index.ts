export { findAddress } from './address-store.ts'
export { accountRoutes } from './routes.ts'
