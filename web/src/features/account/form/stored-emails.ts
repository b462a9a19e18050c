import { isEmail } from '#ui/form/check-contact.ts'
import { personalKey } from '#security/personal-storage.ts'
import { storedText } from '#ui/browser/stored-text.ts'

/** The address is stored in the tab's storage, because URLs are logged and shared. */
const storedEmail = (key: string) => {
  const { read, write } = storedText(key)
  return {
    write,
    /** Scripts and extensions can write there too, so the value is validated. */
    read: () => {
      const email = read()
      return email && isEmail(email) ? email : null
    },
  }
}

export const resetEmail = storedEmail('password-reset-email')

/** Keeps the confirmation of the new password for a reload of the page. */
export const changedPasswordEmail = storedEmail(personalKey('password-changed-email'))

/** Keeps the confirmation of the activation for a reload of the page. */
export const activatedEmail = storedEmail(personalKey('activated-email'))

/** Keeps the notice of the mailed activation link for a reload of the page. */
export const registeredEmail = storedEmail(personalKey('registered-email'))
