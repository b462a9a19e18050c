/** Browsers may forbid reading the storage property itself. */
type Tab = () => Pick<Storage, 'getItem' | 'setItem'>

export const accessTokenShape = /^[\w-]{16,100}$/
const toStorageKey = (orderNumber: string) => `orderSecret:${orderNumber}`

const readToken = (tab: Tab, orderNumber: string) => {
  try {
    return tab().getItem(toStorageKey(orderNumber))
  } catch {
    return null
  }
}

const storeToken = (tab: Tab, orderNumber: string, accessToken: string) => {
  try {
    tab().setItem(toStorageKey(orderNumber), accessToken)
    return true
  } catch {
    return false
  }
}

export const readStoredToken = (tab: Tab, orderNumber: string): string | null => {
  const accessToken = readToken(tab, orderNumber)
  return accessToken !== null && accessTokenShape.test(accessToken) ? accessToken : null
}

/** `cleanSearch` is null where the URL has no token, or must keep it because storage is forbidden. */
export const takeToken = (tab: Tab, orderNumber: string, search: string) => {
  const params = new URLSearchParams(search)
  const accessToken = params.get('token')
  if (accessToken === null) return { accessToken: readStoredToken(tab, orderNumber), cleanSearch: null }
  params.delete('token')
  const cleanSearch = params.size > 0 ? `?${params}` : ''
  if (!accessTokenShape.test(accessToken)) return { accessToken: readStoredToken(tab, orderNumber), cleanSearch }
  return { accessToken, cleanSearch: storeToken(tab, orderNumber, accessToken) ? cleanSearch : null }
}
