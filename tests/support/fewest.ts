import type { Goods } from '@partgate/schema/shop-api/goods.ts'

/** As few pieces as the shop sells, as it is told of them. */
export const fewestOf = ({ goods_id, minimum, multiple }: Pick<Goods, 'goods_id' | 'minimum' | 'multiple'>) => ({
  goods_id,
  cart_num: Math.ceil(minimum / multiple) * multiple,
})
