import type { GatewayContext } from '../context.ts'

const maxOrders = 5
const lifetimeMs = 30 * 24 * 60 * 60 * 1000
const entry = /^(PG-[0-9A-Z]{5}-[0-9A-Z]{5})\.([\w-]{16,100})$/

type Holder = Pick<GatewayContext, 'caller' | 'session'>

const parseEntries = (cookie: string | null) =>
  (cookie ?? '').split('~').flatMap((text) => {
    const [, orderNo, secret] = entry.exec(text) ?? []
    return orderNo && secret ? [{ orderNo, secret }] : []
  })

export const findOrderToken = ({ caller }: Pick<GatewayContext, 'caller'>, orderNo: string): string | null =>
  caller.orderToken ?? parseEntries(caller.orderTokens).find((known) => known.orderNo === orderNo)?.secret ?? null

export const storeOrderToken = ({ caller, session }: Holder, orderNo: string, secret: string) => {
  const others = parseEntries(caller.orderTokens).filter((known) => known.orderNo !== orderNo)
  const stored = [{ orderNo, secret }, ...others].slice(0, maxOrders)
  caller.orderTokens = stored.map((each) => `${each.orderNo}.${each.secret}`).join('~')
  session.set('orders', caller.orderTokens, new Date(Date.now() + lifetimeMs))
}
