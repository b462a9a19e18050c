import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { Failure } from '#http/failure.ts'
import { findOrderByNo, type OrderRecord } from '#orders/index.ts'
import type { Desk } from './desk.ts'
import { StaffError } from './staff-error.ts'

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : null)

/** The order of a number or serial number, or a StaffError. */
export const orderNamed = async ({ db }: Pick<Desk, 'db'>, number: string): Promise<OrderRecord> => {
  try {
    return await db.tx((tx) => findOrderByNo(tx, number))
  } catch (error) {
    if (codeOf(error) !== codes.notFound) throw error
    throw new StaffError(`There is no order ${number}.`)
  }
}

/** Does something to an order; where the order is not in a state for it, says in which it is. */
export const onOrder = async <T>(desk: Desk, number: string, work: (order: OrderRecord) => Promise<T>): Promise<T> => {
  const before = await orderNamed(desk, number)
  try {
    return await work(before)
  } catch (error) {
    if (codeOf(error) !== codes.statusConflict) throw error
    const { order_no, status, payment_state } = await orderNamed(desk, number)
    throw new StaffError(`Order ${order_no} is ${status}, its payment ${payment_state}: this cannot be done to it now.`)
  }
}
