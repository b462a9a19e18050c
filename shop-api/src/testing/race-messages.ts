/** What a shop process for race tests is started with. */
export type Start = {
  /** As in the environment of a shop: DATABASE_URL or DATA_DIR among them. */
  settings: Record<string, string>
}

/** What the shop does by itself, and what sales does with one order. */
export type JobName = 'releaseExpired' | 'settleOpen' | 'confirmOrder' | 'refundOrder'

/** `hold`: wait at the hook until told to go on; `die`: end there as by kill -9, at the `pass`-th time; `clear`: neither. */
export type Order =
  | { do: 'hold' | 'clear' | 'go'; hook: string }
  | { do: 'die'; hook: string; pass: number }
  | { do: 'run'; job: JobName; orderNo: string }

export type ToShop = { start: Start } | { id: number; order: Order }
export type FromShop = { listening: number } | { reached: string } | { id: number; error?: string } | { failed: string }
