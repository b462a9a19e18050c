const sameSitePath = /^\/([\w~-][\w.~-]*\/)*([\w~-][\w.~-]*)?(\?[^\s\\#\p{C}]*)?(#[^\s\\#\p{C}]*)?$/u
const sessionScreens = /^\/([a-z]{2}\/)?(login|exit|register)([/?#]|$)/i

/** An allow-list: each segment is plain ASCII without a leading dot, so that no part can be read as a host. */
export const safeRedirect = (wanted: string | null): string | null =>
  wanted && sameSitePath.test(wanted) && !sessionScreens.test(wanted) ? wanted : null

export const placeAfterSignIn = (search: string, atSessionEnd: string | null): string | null =>
  safeRedirect(new URLSearchParams(search).get('redirect')) ?? safeRedirect(atSessionEnd)
