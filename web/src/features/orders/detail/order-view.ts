/** What the page of an order shows to whoever asks. */
export type OrderView = 'order' | 'waiting' | 'failed' | 'signIn' | 'badLink' | 'missing'

type Facts = { isAsked: boolean; hasOrder: boolean; hasFailed: boolean; isSignedIn: boolean; hasSecret: boolean }

/** Who has no right to an order is told the same as if there were none. */
export const orderViewOf = ({ isAsked, hasOrder, hasFailed, isSignedIn, hasSecret }: Facts): OrderView => {
  if (hasOrder) return 'order'
  if (!isAsked) return 'waiting'
  if (hasFailed) return 'failed'
  if (isSignedIn) return 'missing'
  return hasSecret ? 'badLink' : 'signIn'
}
