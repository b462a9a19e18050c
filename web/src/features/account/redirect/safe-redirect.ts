const sameSitePath = /^\/([\w~-][\w.~-]*\/)*([\w~-][\w.~-]*)?(\?[^\s\\#\p{C}]*)?(#[^\s\\#\p{C}]*)?$/u
const sessionScreens = /^\/([a-z]{2}\/)?(login|exit|register)([/?#]|$)/i

/** An allow-list: each segment is plain ASCII without a leading dot, so that no part can be read as a host. */
export const safeRedirect = (wanted: string | null): string | null =>
  wanted && sameSitePath.test(wanted) && !sessionScreens.test(wanted) ? wanted : null

type Search = Pick<URLSearchParams, 'get'>

export const findRedirectTarget = (search: Search): string | null => safeRedirect(search.get('redirect'))

/** A session can also end on a page of the sign-in, whose address names the target. */
export const toRedirectTarget = (place: string): string | null =>
  sessionScreens.test(place) ? findRedirectTarget(new URLSearchParams(place.split('?')[1])) : safeRedirect(place)

export const placeAfterSignIn = (search: string, atSessionEnd: string | null): string | null =>
  findRedirectTarget(new URLSearchParams(search)) ?? (atSessionEnd && toRedirectTarget(atSessionEnd))
