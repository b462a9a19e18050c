import { locales } from '@partgate/schema/locales.ts'
import { orderPath } from '@partgate/schema/pages.ts'
import { readIndexAddress } from './features/catalogue/letters/index-address.ts'
import { isOrderNumber } from './features/orders/order-pages.ts'

type Move = { pathname: string; isPermanent: boolean }

const prefixed = new RegExp(`^(/(?:${locales.map(({ code }) => code).join('|')}))?(/.*)$`)
const orderPage = /^\/myaccount\/order-status-history\/([^/]+)$/
const indexPage = /^\/products\/([^/]+)(?:\/(.+))?$/

const entrances: Record<string, string | undefined> = {
  '/myaccount': '/myaccount/my-profile',
  '/productdetail': '/keywords',
  '/products': '/products/A',
}

const findIndexMove = (path: string): string | null => {
  const [, name, rest] = indexPage.exec(path) ?? []
  if (name === undefined) return null
  const address = readIndexAddress(name, rest?.split('/'))
  return address.kind === 'moved' ? address.href : null
}

const findOrderMove = (path: string): string | null => {
  const [, number = ''] = orderPage.exec(path) ?? []
  const upper = number.toUpperCase()
  return number !== upper && isOrderNumber(upper) ? orderPath(upper) : null
}

/** Of an order page whose number is malformed. */
export const isMissingOrder = (pathname: string) => {
  const [, , path = ''] = prefixed.exec(pathname) ?? []
  const [, number] = orderPage.exec(path) ?? []
  return number !== undefined && !isOrderNumber(number)
}

/** Next sends two Location headers for a redirect during rendering, so the proxy redirects. */
export const findMove = (pathname: string): Move | null => {
  const [, prefix = '', path = ''] = prefixed.exec(pathname) ?? []
  const entrance = Object.hasOwn(entrances, path) ? entrances[path] : undefined
  if (entrance !== undefined) return { pathname: prefix + entrance, isPermanent: false }
  const moved = findIndexMove(path) ?? findOrderMove(path)
  return moved === null ? null : { pathname: prefix + moved, isPermanent: true }
}
