import { isEmail } from '#ui/contact-shapes.ts'
import { tabText } from '#ui/tab-text.ts'

const kept = tabText('password-reset-email')

/** Keeps for this tab where a link to set a new password was sent; it stands in no address. */
export const keepAskedEmail = kept.write

/** Null where no link was asked for in this tab; anybody can write there. */
export const readAskedEmail = () => {
  const email = kept.read()
  return email && isEmail(email) ? email : null
}
