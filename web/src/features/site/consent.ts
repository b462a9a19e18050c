export type MeasuringIds = { measurement: string | null; container: string | null }
export type Choice = 'granted' | 'denied'

type Config = { googleMeasurementId: string | null; googleTagManagerId: string | null } | null | undefined

const cookieName = 'consent'
const keptSeconds = 180 * 24 * 60 * 60
const tagManager = 'https://www.googletagmanager.com'

/** The ids that the shop has configured; null where there is nothing to ask for. */
export const measuringIds = (config: Config): MeasuringIds | null => {
  const measurement = config?.googleMeasurementId?.trim() || null
  const container = config?.googleTagManagerId?.trim() || null
  return measurement || container ? { measurement, container } : null
}

const pairsIn = (cookies: string) => cookies.split('; ').map((pair) => pair.split('='))

/** What the visitor has chosen; null before. */
export const readChoice = (cookies: string): Choice | null => {
  const value = pairsIn(cookies).find(([name]) => name === cookieName)?.[1]
  return value === 'granted' || value === 'denied' ? value : null
}

export const choiceCookie = (choice: Choice, isSecure: boolean) =>
  `${cookieName}=${choice}; Max-Age=${keptSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Nothing of others is loaded before the visitor has said yes. */
export const consentStep = (ids: MeasuringIds | null, choice: Choice | null): 'nothing' | 'ask' | 'measure' => {
  if (!ids || choice === 'denied') return 'nothing'
  return choice === 'granted' ? 'measure' : 'ask'
}

export const measuringScripts = ({ measurement, container }: MeasuringIds): string[] => [
  ...(container ? [`${tagManager}/gtm.js?id=${encodeURIComponent(container)}`] : []),
  ...(measurement ? [`${tagManager}/gtag/js?id=${encodeURIComponent(measurement)}`] : []),
]

/** Ends the cookies that measuring has set, on this host and on those above it. */
export const forgettingCookies = (cookies: string, host: string): string[] => {
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return pairsIn(cookies).flatMap(([name = '']) =>
    /^_g(a|id|at|cl)(_|$)/.test(name)
      ? ['', ...domains.map((domain) => `; Domain=${domain}`)].map((where) => `${name}=; Max-Age=0; Path=/${where}`)
      : [],
  )
}
