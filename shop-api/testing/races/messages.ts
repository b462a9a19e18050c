export type Start = {
  settings: Record<string, string>
}

export type JobName = 'releaseExpired' | 'settleOpen' | 'confirmOrder' | 'refundOrder'

/** `hold`: wait at the failpoint; `die`: end there as by kill -9 at the `pass`-th time; `clear`: neither. */
export type Order =
  | { do: 'hold' | 'clear' | 'go'; failpoint: string }
  | { do: 'die'; failpoint: string; pass: number }
  | { do: 'run'; job: JobName; orderNo: string }

export type ToShop = { start: Start } | { id: number; order: Order }
export type FromShop = { listening: number } | { reached: string } | { id: number; error?: string } | { failed: string }
