import { personalKey } from '#security/personal-storage.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import { findRedirectTarget, safeRedirect } from './safe-redirect.ts'

/** A mailed link opens in another tab and does not name the page to return to. */
const stored = storedText(personalKey('mailed-link-redirect'), () => localStorage)

/** `search`: of the page that requests the mail. */
export const storeMailedLinkRedirect = (search: string) => stored.write(findRedirectTarget(new URLSearchParams(search)))

/** Scripts and extensions can write there too, so the value is validated. */
export const readMailedLinkRedirect = () => safeRedirect(stored.read())
