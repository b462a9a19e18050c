import type { GatewayContext } from '../context.ts'

const mostOrders = 5
const lifetimeMs = 30 * 24 * 60 * 60 * 1000
const entry = /^(PG-[0-9A-Z]{5}-[0-9A-Z]{5})\.([\w-]{16,100})$/

type Holder = Pick<GatewayContext, 'caller' | 'cookies'>

const entriesOf = (cookie: string | null) =>
  (cookie ?? '').split('~').flatMap((text) => {
    const [, orderNo, secret] = entry.exec(text) ?? []
    return orderNo && secret ? [{ orderNo, secret }] : []
  })

/** The secret for an order: what the request says in its header, or the guest's cookie knows. */
export const secretOf = ({ caller }: Pick<GatewayContext, 'caller'>, orderNo: string): string | null =>
  caller.orderToken ?? entriesOf(caller.orderSecrets).find((known) => known.orderNo === orderNo)?.secret ?? null

/** Keeps a guest's secret in the browser, with those of the last few orders. */
export const keepSecret = ({ caller, cookies }: Holder, orderNo: string, secret: string) => {
  const others = entriesOf(caller.orderSecrets).filter((known) => known.orderNo !== orderNo)
  const kept = [{ orderNo, secret }, ...others].slice(0, mostOrders)
  caller.orderSecrets = kept.map((each) => `${each.orderNo}.${each.secret}`).join('~')
  cookies.set('orders', caller.orderSecrets, new Date(Date.now() + lifetimeMs))
}
