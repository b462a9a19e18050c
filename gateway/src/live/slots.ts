import { keyFactor } from '../api-keys/api-keys.ts'

/** Five: a few tabs of one person, and pages that were just left and whose streams are still being closed. */
const maxPerHolder = { credential: 5, network: 20, key: 20 * keyFactor }
const maxTotal = 500

/** A credential is a session or an order access token; an office may share a network. A client with an API key has its key instead of a network. */
export type Holder = { kind: keyof typeof maxPerHolder; id: string }

export type NoSlot = { kind: 'holderFull' } | { kind: 'allFull' }
type Slot = { kind: 'taken'; release: () => void } | NoSlot

export const createSlots = () => {
  const held = new Map<string, number>()
  let all = 0

  const toName = ({ kind, id }: Holder) => `${kind} ${id}`
  const getCount = (holder: Holder) => held.get(toName(holder)) ?? 0

  const add = (holder: Holder, by: number) => {
    const count = getCount(holder) + by
    if (count > 0) held.set(toName(holder), count)
    else held.delete(toName(holder))
  }

  return {
    take: (holders: readonly Holder[]): Slot => {
      if (holders.some((holder) => getCount(holder) >= maxPerHolder[holder.kind])) return { kind: 'holderFull' }
      if (all >= maxTotal) return { kind: 'allFull' }
      let isOpen = true
      all += 1
      for (const holder of holders) add(holder, 1)
      return {
        kind: 'taken',
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
