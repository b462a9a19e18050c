/** Pages with a token in their URL run no third-party scripts. */
const secretPages =
  /^(\/[a-z]{2})?\/(register\/activate|forgotpassword\/resetpassword|(shoppingcart|bom)\/shared(\/[^/]*)?)\/?$/i

export const hasSecretAddress = (pathname: string, search = '') =>
  secretPages.test(pathname) || new URLSearchParams(search).has('token')
