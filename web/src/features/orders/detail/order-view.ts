type OrderView = 'waiting' | 'failed' | 'signIn' | 'badLink' | 'missing'

type Facts = { isLoaded: boolean; hasFailed: boolean; isSignedIn: boolean; hasAccessToken: boolean }

/** For a page without an order. Buyers without access see the same page as for a missing order. */
export const toOrderView = ({ isLoaded, hasFailed, isSignedIn, hasAccessToken }: Facts): OrderView => {
  if (!isLoaded) return 'waiting'
  if (hasFailed) return 'failed'
  if (isSignedIn) return 'missing'
  return hasAccessToken ? 'badLink' : 'signIn'
}
