import { z } from 'zod'
import { maxOrderLines } from '../limits.ts'
import { customerPartNo, id, quantity } from './shapes.ts'

/** Lines of an order that is independent of the cart. */
export const orderLines = z
  .array(z.strictObject({ goods_id: id, cart_num: quantity, customer_part_no: customerPartNo.default('') }))
  .min(1)
  .max(maxOrderLines)
  .superRefine((lines, context) => {
    const ids = lines.map(({ goods_id }) => goods_id)
    for (const [index, each] of ids.entries())
      if (ids.indexOf(each) < index)
        context.addIssue({ code: 'custom', path: [index, 'goods_id'], params: { repeated: true } })
  })
