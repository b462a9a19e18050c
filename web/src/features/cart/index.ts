export { cartUpdates } from './cache.ts'
export { CartPage } from './cart-page.tsx'
