/** Headers of the shop's REST API (spec 7), beside the bearer in `Authorization` and the query parameter `sequence`. */
export const headers = {
  /** The shop's language code, e.g. `jp`. */
  lang: 'Lang',
  /** A guest cart's secret. */
  cartToken: 'Cart-Token',
  /** A guest's secret for one order. */
  orderToken: 'Order-Token',
  /** One id for a request through all buildings, in every log line. */
  requestId: 'X-Request-Id',
  /** Who asks, and through which proxies: what came in, and the address it came from. */
  forwardedFor: 'X-Forwarded-For',
} as const
