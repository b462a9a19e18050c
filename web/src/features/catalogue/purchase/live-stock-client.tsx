'use client'
import { usePurchase } from './purchase-client.tsx'
import { StockText } from './stock-text.tsx'

/** A cached page may be older than the stock that the buy box shows. */
export const LiveStock = () => <StockText stock={usePurchase().stock} />
