const most = { proof: 2, network: 20 }
const mostInAll = 500

/** What a stream is held by: a session or a guest's secret, and the network it comes from, which an office may share. */
export type Holder = { kind: keyof typeof most; id: string }

export type Slot = { release: () => void }
export type NoSlot = { taken: 'by the holder' | 'by all' }

/** Counts open streams: so many for each holder, and a bound for the process. A stream may have several holders. */
export const createSlots = () => {
  const held = new Map<string, number>()
  let all = 0

  const nameOf = ({ kind, id }: Holder) => `${kind} ${id}`
  const countOf = (holder: Holder) => held.get(nameOf(holder)) ?? 0

  const add = (holder: Holder, by: number) => {
    const count = countOf(holder) + by
    if (count > 0) held.set(nameOf(holder), count)
    else held.delete(nameOf(holder))
  }

  return {
    take: (holders: readonly Holder[]): Slot | NoSlot => {
      if (holders.some((holder) => countOf(holder) >= most[holder.kind])) return { taken: 'by the holder' }
      if (all >= mostInAll) return { taken: 'by all' }
      let isOpen = true
      all += 1
      for (const holder of holders) add(holder, 1)
      return {
        release: () => {
          if (!isOpen) return
          isOpen = false
          all -= 1
          for (const holder of holders) add(holder, -1)
        },
      }
    },
  }
}
