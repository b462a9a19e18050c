const sameSitePath = /^\/([\w~-][\w.~-]*\/)*([\w~-][\w.~-]*)?(\?[^\s\\#\p{C}]*)?(#[^\s\\#\p{C}]*)?$/u
const sessionScreens = /^\/([a-z]{2}\/)?(login|exit|register)([/?#]|$)/i

/** The wanted path of this site, language prefix and all; null for anything else, sign-in and sign-out included.
 * An allow-list: every piece of the path is plain ASCII and starts with no dot, so that nothing can be read as a host. */
export const safeRedirect = (wanted: string | null): string | null =>
  wanted && sameSitePath.test(wanted) && !sessionScreens.test(wanted) ? wanted : null

/** Where a person goes after signing in: to where the address of the screen says, else to where the last session ended. */
export const placeAfterSignIn = (search: string, atSessionEnd: string | null): string | null =>
  safeRedirect(new URLSearchParams(search).get('redirect')) ?? safeRedirect(atSessionEnd)
