import { isEmail } from '#ui/form/check-contact.ts'
import { storedText } from '#ui/browser/stored-text.ts'

const stored = storedText('password-reset-email')

/** The address is stored in the tab's storage, because URLs are logged and shared. */
export const storeResetEmail = stored.write

/** Scripts and extensions can write there too, so the value is validated. */
export const readResetEmail = () => {
  const email = stored.read()
  return email && isEmail(email) ? email : null
}
