export type OrderView = 'order' | 'waiting' | 'failed' | 'signIn' | 'badLink' | 'missing'

type Facts = { isLoaded: boolean; hasOrder: boolean; hasFailed: boolean; isSignedIn: boolean; hasAccessToken: boolean }

/** Buyers without access see the same page as for a missing order. */
export const toOrderView = ({ isLoaded, hasOrder, hasFailed, isSignedIn, hasAccessToken }: Facts): OrderView => {
  if (hasOrder) return 'order'
  if (!isLoaded) return 'waiting'
  if (hasFailed) return 'failed'
  if (isSignedIn) return 'missing'
  return hasAccessToken ? 'badLink' : 'signIn'
}
