/** What a tab keeps; a browser may forbid even to look at it. */
type Tab = () => Pick<Storage, 'getItem' | 'setItem'>

const secretShape = /^[\w-]{16,100}$/
const keyOf = (orderNumber: string) => `orderSecret:${orderNumber}`

const kept = (tab: Tab, orderNumber: string) => {
  try {
    return tab().getItem(keyOf(orderNumber))
  } catch {
    return null
  }
}

/** Keeps a guest's secret for this tab; false where the browser forbids it. */
const keep = (tab: Tab, orderNumber: string, secret: string) => {
  try {
    tab().setItem(keyOf(orderNumber), secret)
    return true
  } catch {
    return false
  }
}

/** A guest's secret for an order, as this tab has kept it from the mailed link; null for none. */
export const keptSecret = (tab: Tab, orderNumber: string): string | null => {
  const secret = kept(tab, orderNumber)
  return secret !== null && secretShape.test(secret) ? secret : null
}

/** The secret of a mailed link: out of the address, into what this tab keeps. `cleanSearch` is what the address says without it; null
 * where the address has none, or where it must stay there, since it could not be kept. */
export const takeSecret = (tab: Tab, orderNumber: string, search: string) => {
  const said = new URLSearchParams(search)
  const secret = said.get('token')
  if (secret === null) return { secret: keptSecret(tab, orderNumber), cleanSearch: null }
  said.delete('token')
  const cleanSearch = said.size > 0 ? `?${said}` : ''
  if (!secretShape.test(secret)) return { secret: keptSecret(tab, orderNumber), cleanSearch }
  return { secret, cleanSearch: keep(tab, orderNumber, secret) ? cleanSearch : null }
}
