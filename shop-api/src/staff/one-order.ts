import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { Failure } from '#http/failure.ts'
import { findOrderByNo, type OrderRecord } from '#orders/index.ts'
import type { StaffContext } from './context.ts'
import { StaffError } from './staff-error.ts'

const isFailure = (error: unknown, code: number) => error instanceof Failure && error.code === code

export const findOrder = async ({ db }: Pick<StaffContext, 'db'>, number: string): Promise<OrderRecord> => {
  try {
    return await db.tx((tx) => findOrderByNo(tx, number))
  } catch (error) {
    if (!isFailure(error, codes.notFound)) throw error
    throw new StaffError(`There is no order ${number}.`)
  }
}

/** Names the order's status where the status forbids the action. */
export const changeOrder = async <T>(
  context: StaffContext,
  number: string,
  work: (order: OrderRecord) => Promise<T>,
): Promise<T> => {
  const before = await findOrder(context, number)
  try {
    return await work(before)
  } catch (error) {
    if (!isFailure(error, codes.statusConflict)) throw error
    const { order_no, status, payment_status } = await findOrder(context, number)
    throw new StaffError(
      `Order ${order_no} is ${status}, its payment ${payment_status}: the command is not possible now.`,
    )
  }
}

export const formatPayment = ({ payment_method, payment_status }: { payment_method: string; payment_status: string }) =>
  `${payment_method}: ${payment_status}`

export const reportOrder = ({ order_no, status, payment_status }: OrderRecord, sentence: string) => ({
  text: `Order ${order_no} ${sentence}.`,
  data: { order_no, status, payment_status },
})
