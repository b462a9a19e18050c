export type ThirdParties = { isMeasured: boolean; isTagged: boolean; hasChat: boolean; hasReviews: boolean }

export const noThirdParties: ThirdParties = { isMeasured: false, isTagged: false, hasChat: false, hasReviews: false }

type Surroundings = { siteUrl: string; isDevelopment: boolean; thirdParties: ThirdParties }

const tagManager = 'https://www.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]
const chat = 'https://embed.tawk.to'
const chatServers = ['https://*.tawk.to', 'wss://*.tawk.to']
const reviews = 'https://widget.trustpilot.com'

const where = (isSo: boolean, ...sources: string[]) => (isSo ? sources : [])

/** Cached pages are shared, so they cannot contain a nonce; inline scripts are allowed, inline handlers are not (docs/decisions/0013-content-security-policy.md). */
export const contentSecurityPolicy = ({ siteUrl, isDevelopment, thirdParties }: Surroundings): string => {
  const isSecure = siteUrl.startsWith('https:')
  const { isMeasured, isTagged, hasChat, hasReviews } = thirdParties
  const isGoogle = isMeasured || isTagged
  const frames = [...where(isTagged, tagManager), ...where(hasChat, 'https://*.tawk.to'), ...where(hasReviews, reviews)]
  const rules: Record<string, string[] | false> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      ...where(isDevelopment, "'unsafe-eval'"),
      ...where(isGoogle, tagManager),
      ...where(hasChat, chat),
      ...where(hasReviews, reviews),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", ...where(hasChat, chat)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...where(!isSecure, 'http:')],
    'font-src': ["'self'", ...where(hasChat, chat)],
    'media-src': hasChat && ["'self'", chat],
    'connect-src': [
      "'self'",
      ...where(isGoogle, ...analytics),
      ...where(hasChat, ...chatServers),
      ...where(hasReviews, reviews),
    ],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': isSecure && [],
  }
  return Object.entries(rules)
    .filter(([, sources]) => sources !== false)
    .map(([name, sources]) => [name, ...(sources || [])].join(' '))
    .join('; ')
}

export const pageHeaders = (surroundings: Surroundings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(surroundings),
  ...(surroundings.siteUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=63072000',
  }),
})
