import { isEmail } from '#features/site/index-client.ts'
import { tabText } from '#ui/tab-text.ts'

const stored = tabText('password-reset-email')

/** The address is stored in the tab's storage, because URLs are logged and shared. */
export const storeResetEmail = stored.write

/** Scripts and extensions can write there too, so the value is validated. */
export const readResetEmail = () => {
  const email = stored.read()
  return email && isEmail(email) ? email : null
}
