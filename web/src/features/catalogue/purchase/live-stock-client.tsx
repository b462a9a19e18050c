'use client'
import { usePurchase } from './purchase-client.tsx'

/** A cached page may be older than the stock that the buy box shows. */
export const LiveStock = ({ inStock, outOfStock }: { inStock: string; outOfStock: string }) =>
  usePurchase().stock > 0 ? inStock : outOfStock
