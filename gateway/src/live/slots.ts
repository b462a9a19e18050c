const mostPerHolder = 2
const mostInAll = 500

export type Slot = { release: () => void }
export type NoSlot = { taken: 'by the holder' | 'by all' }

/** Counts open streams: two for each holder, and a bound for the process. A stream may have several holders. */
export const createSlots = () => {
  const held = new Map<string, number>()
  let all = 0

  const add = (holder: string, by: number) => {
    const count = (held.get(holder) ?? 0) + by
    if (count > 0) held.set(holder, count)
    else held.delete(holder)
  }

  return {
    take: (holders: readonly string[]): Slot | NoSlot => {
      if (holders.some((holder) => (held.get(holder) ?? 0) >= mostPerHolder)) return { taken: 'by the holder' }
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
