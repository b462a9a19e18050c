import { orderNo } from '@partgate/schema/shop-api/order-number.ts'
import { randomToken } from '@partgate/schema/shop-api/shapes.ts'
import { z } from 'zod'
import type { GatewayContext } from '../context.ts'

const maxOrders = 5
const lifetimeMs = 30 * 24 * 60 * 60 * 1000
const entry = z.tuple([orderNo, randomToken])

type Holder = Pick<GatewayContext, 'caller' | 'session'>

const parseEntries = (cookie: string | null) =>
  (cookie ?? '').split('~').flatMap((text) => {
    const { data } = entry.safeParse(text.split('.'))
    return data ? [{ orderNo: data[0], secret: data[1] }] : []
  })

export const findOrderToken = ({ caller }: Pick<GatewayContext, 'caller'>, number: string): string | null =>
  caller.orderToken ?? parseEntries(caller.orderTokens).find((known) => known.orderNo === number)?.secret ?? null

export const storeOrderToken = ({ caller, session }: Holder, number: string, secret: string) => {
  const others = parseEntries(caller.orderTokens).filter((known) => known.orderNo !== number)
  const stored = [{ orderNo: number, secret }, ...others].slice(0, maxOrders)
  caller.orderTokens = stored.map((each) => `${each.orderNo}.${each.secret}`).join('~')
  session.set('orders', caller.orderTokens, new Date(Date.now() + lifetimeMs))
}
