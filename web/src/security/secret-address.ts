/** Pages that the shop's mails lead to with a secret in the address: nobody else's script runs there. */
const mailedPages = /^(\/[a-z]{2})?\/(register\/activate|forgotpassword\/resetpassword)\/?$/i

/** `search`: with or without its question mark. */
export const hasSecretAddress = (pathname: string, search = '') =>
  mailedPages.test(pathname) || new URLSearchParams(search).has('token')
