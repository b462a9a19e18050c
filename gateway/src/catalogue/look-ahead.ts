import type { GatewayContext } from '../context.ts'
import { isFieldSelected, type SelectionInfo } from '../graphql/selected-fields.ts'
import type { ProductModel } from '../models.ts'

/** Failures are ignored here: each row reports its own. */
export const lookAhead = async (
  { loaders }: Pick<GatewayContext, 'loaders'>,
  info: SelectionInfo,
  products: readonly ProductModel[],
): Promise<void> => {
  if (products.length === 0) return
  await Promise.allSettled([
    isFieldSelected(info, 'category') && loaders.categories(),
    isFieldSelected(info, 'manufacturer') && loaders.prefetchManufacturers(products.map(({ brandId }) => brandId)),
  ])
}
