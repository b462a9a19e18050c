import { account } from './account.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { rfq } from './rfq.ts'
import { site } from './site.ts'

/** Endpoints of the shop's REST API that the gateway uses, by domain. */
export const contract = { account, cart, catalogue, orders, payments, rfq, site }
