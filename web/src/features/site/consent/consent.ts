export type Choice = 'granted' | 'denied'

const cookieName = 'consent'
const lifetimeSeconds = 180 * 24 * 60 * 60

const pairsIn = (cookies: string) => cookies.split('; ').map((pair) => pair.split('='))

export const readChoice = (cookies: string): Choice | null => {
  const value = pairsIn(cookies).find(([name]) => name === cookieName)?.[1]
  return value === 'granted' || value === 'denied' ? value : null
}

export const choiceCookie = (choice: Choice, isSecure: boolean) =>
  `${cookieName}=${choice}; Max-Age=${lifetimeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** No third-party script is loaded before consent. */
export const consentStep = (services: object | null, choice: Choice | null): 'nothing' | 'ask' | 'load' => {
  if (!services || choice === 'denied') return 'nothing'
  return choice === 'granted' ? 'load' : 'ask'
}

/** Reviews store nothing under the shop's origin. */
const isOfOthers = (name: string) => /^(_g(a|id|at|cl)(_|$)|twk_|tawk|__tawk)/i.test(name)

export const forgettingCookies = (cookies: string, host: string): string[] => {
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return pairsIn(cookies).flatMap(([name = '']) =>
    isOfOthers(name)
      ? ['', ...domains.map((domain) => `; Domain=${domain}`)].map((where) => `${name}=; Max-Age=0; Path=/${where}`)
      : [],
  )
}

export const forgottenKeys = (keys: readonly string[]) => keys.filter(isOfOthers)
