import { storedText } from '#ui/browser/stored-text.ts'

export const accessTokenShape = /^[\w-]{16,100}$/
const tokenText = (orderNumber: string) => storedText(`orderAccessToken:${orderNumber}`)

export const readStoredToken = (orderNumber: string): string | null => {
  const accessToken = tokenText(orderNumber).read()
  return accessToken !== null && accessTokenShape.test(accessToken) ? accessToken : null
}

/** `cleanSearch` is null where the URL has no token, or must keep it because storage is forbidden. */
export const takeToken = (orderNumber: string, search: string) => {
  const params = new URLSearchParams(search)
  const accessToken = params.get('token')
  if (accessToken === null) return { accessToken: readStoredToken(orderNumber), cleanSearch: null }
  params.delete('token')
  const cleanSearch = params.size > 0 ? `?${params}` : ''
  if (!accessTokenShape.test(accessToken)) return { accessToken: readStoredToken(orderNumber), cleanSearch }
  return { accessToken, cleanSearch: tokenText(orderNumber).write(accessToken) ? cleanSearch : null }
}
