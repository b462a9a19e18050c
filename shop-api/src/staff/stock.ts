import { z } from 'zod'
import { maxPieces } from '@partgate/schema/limits.ts'
import { command } from './command.ts'
import { StaffError } from './staff-error.ts'
import { wholeNumber } from './values.ts'

const stockSet = command({
  name: 'stock set',
  usage: '<goods_id> <pieces>',
  summary: 'sets the stock that is free to sell, without the pieces of open orders',
  takes: z.object({
    goods_id: wholeNumber(1, 'the goods_id of something sold'),
    pieces: wholeNumber(0, `a number of pieces up to ${maxPieces}`, maxPieces),
  }),
  positionals: ['goods_id', 'pieces'],
  run: async ({ db }, { goods_id, pieces }) => {
    const before = await db.tx(async (tx) => {
      const [goods] = await tx.query<{ stock: number }>(
        'select stock from goods where id = $1 for update',
        [goods_id],
        'staff-stock-lock',
      )
      if (!goods) throw new StaffError(`There are no goods ${goods_id}.`)
      if (goods.stock === pieces) return goods.stock
      await tx.query('update goods set stock = $2 where id = $1', [goods_id, pieces], 'staff-stock-set')
      await tx.query(
        `insert into stock_moves (goods_id, order_id, delta, stock_after, reason) values ($1, null, $2, $3, 'counted')`,
        [goods_id, pieces - goods.stock, pieces],
        'staff-stock-move',
      )
      return goods.stock
    })
    return { text: `Goods ${goods_id}: ${before} → ${pieces} pieces.`, data: { goods_id, before, pieces } }
  },
})

export const stockCommands = [stockSet]
