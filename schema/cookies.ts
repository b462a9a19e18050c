export type CookieName = 'token' | 'cart' | 'orders' | 'userInfo' | 'lang'

/** Scripts cannot read these cookies; all others are for display. */
export const secretCookies: readonly CookieName[] = ['token', 'cart', 'orders']

/** True if browsers reach the site by https: its cookies are then sent by https only. */
export const hasSecureCookies = (siteUrl: string | URL): boolean => new URL(siteUrl).protocol === 'https:'

/** The name of a cookie between browser and server. */
export const toWireName = (name: CookieName, isSecure: boolean): string =>
  // The prefix makes browsers refuse the cookie from a subdomain or without TLS.
  secretCookies.includes(name) && isSecure ? `__Host-${name}` : name

/** The raw value of a cookie in a `Cookie` header or in `document.cookie`; null if absent. */
export const readCookie = (cookies: string | null, name: CookieName, isSecure: boolean): string | null => {
  if (cookies === null) return null
  const start = `${toWireName(name, isSecure)}=`
  const pair = cookies.split(';').find((part) => part.trimStart().startsWith(start))
  return pair?.trim().slice(start.length) ?? null
}

/** A `Set-Cookie` line, which a script can also assign to `document.cookie`. */
export const formatCookie = (
  name: CookieName,
  value: string,
  { expires, isSecure }: { expires: Date; isSecure: boolean },
) =>
  [
    `${toWireName(name, isSecure)}=${value}`,
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'SameSite=Lax',
    ...(secretCookies.includes(name) ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
