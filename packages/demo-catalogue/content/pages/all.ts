import { cookiesPolicy } from './cookies-policy.ts'
import { howToBuy } from './how-to-buy.ts'
import type { Page } from './page.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { refund } from './refund.ts'
import { shippingDelivering } from './shipping-delivering.ts'
import { termCondition } from './term-condition.ts'
import { termsConditions } from './terms-conditions.ts'

export const pages: Page[] = [
  cookiesPolicy,
  howToBuy,
  privacyPolicy,
  refund,
  shippingDelivering,
  termCondition,
  termsConditions,
]
