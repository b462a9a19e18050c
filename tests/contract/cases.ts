import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { CasesOf } from './case.ts'
import { account } from './cases/account.ts'
import { cart } from './cases/cart.ts'
import { catalogue } from './cases/catalogue.ts'
import { orders } from './cases/orders.ts'
import { payments } from './cases/payments.ts'
import { rfq } from './cases/rfq.ts'
import { site } from './cases/site.ts'

/** The type requires a case for every endpoint. */
export const cases: { [D in keyof typeof contract]: CasesOf<D> } = {
  account,
  cart,
  catalogue,
  orders,
  payments,
  rfq,
  site,
}
