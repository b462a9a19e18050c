import { headers } from '@partgate/schema/shop-api/headers.ts'

const toLowerCase = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>

/** In lower case, as Node names the headers of a request: a conversion at each read costs more than the read. */
export const headerNames = {
  lang: toLowerCase(headers.lang),
  cartToken: toLowerCase(headers.cartToken),
  orderToken: toLowerCase(headers.orderToken),
  requestId: toLowerCase(headers.requestId),
  forwardedFor: toLowerCase(headers.forwardedFor),
}
