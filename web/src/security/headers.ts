/** Which scripts of others a page may load; none unless the shop has configured them. */
export type ThirdParties = { isMeasured: boolean; isTagged: boolean }

export const noThirdParties: ThirdParties = { isMeasured: false, isTagged: false }

export type Surroundings = { siteUrl: string; isDevelopment: boolean; thirdParties: ThirdParties }

const tagManager = 'https://www.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]

/**
 * What a page may load and run. Pages are kept and shown to many, so that no secret of one answer can stand in them: the inline scripts that
 * Next needs are let through as a kind, those in attributes are not (docs/decisions/0013-content-security-policy.md).
 */
export const contentSecurityPolicy = ({ siteUrl, isDevelopment, thirdParties }: Surroundings): string => {
  const isSecure = siteUrl.startsWith('https:')
  const { isMeasured, isTagged } = thirdParties
  const isGoogle = isMeasured || isTagged
  const rules: Record<string, string[] | false> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ...(isGoogle ? [tagManager] : []),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(isSecure ? [] : ['http:'])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isGoogle ? analytics : [])],
    'frame-src': isTagged ? [tagManager] : ["'none'"],
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

/** What a browser is told with every page. */
export const pageHeaders = (surroundings: Surroundings): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(surroundings),
  ...(surroundings.siteUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=63072000',
  }),
})
