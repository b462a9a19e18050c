export type Choice = 'granted' | 'denied'

const cookieName = 'consent'
const keptSeconds = 180 * 24 * 60 * 60

const pairsIn = (cookies: string) => cookies.split('; ').map((pair) => pair.split('='))

/** What the visitor has chosen; null before. */
export const readChoice = (cookies: string): Choice | null => {
  const value = pairsIn(cookies).find(([name]) => name === cookieName)?.[1]
  return value === 'granted' || value === 'denied' ? value : null
}

export const choiceCookie = (choice: Choice, isSecure: boolean) =>
  `${cookieName}=${choice}; Max-Age=${keptSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Nothing of others is loaded before the visitor has said yes; `services`: what the shop has configured. */
export const consentStep = (services: object | null, choice: Choice | null): 'nothing' | 'ask' | 'load' => {
  if (!services || choice === 'denied') return 'nothing'
  return choice === 'granted' ? 'load' : 'ask'
}

/** What measuring and the chat keep in a browser; reviews keep nothing at the shop's address. */
const isOfOthers = (name: string) => /^(_g(a|id|at|cl)(_|$)|twk_|tawk|__tawk)/i.test(name)

/** Ends the cookies that others have set, on this host and on those above it. */
export const forgettingCookies = (cookies: string, host: string): string[] => {
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return pairsIn(cookies).flatMap(([name = '']) =>
    isOfOthers(name)
      ? ['', ...domains.map((domain) => `; Domain=${domain}`)].map((where) => `${name}=; Max-Age=0; Path=/${where}`)
      : [],
  )
}

/** Which entries of the browser's storage are others'. */
export const forgottenKeys = (keys: readonly string[]) => keys.filter(isOfOthers)
