/** Headers of the shop's REST API, in addition to the bearer in `Authorization` and the query parameter `sequence`. */
export const headers = {
  /** Language code of the shop, such as `jp`. */
  lang: 'Lang',
  /** Token of a guest cart. */
  cartToken: 'Cart-Token',
  /** Access token of a guest's order. */
  orderToken: 'Order-Token',
  /** Secret that the gateway and the shop share; without it the shop ignores `Api-Client`. */
  gatewayToken: 'Gateway-Token',
  /** Name of the partner whose API key the gateway has verified. */
  apiClient: 'Api-Client',
  /** `no-cache` with a public read: the response may not lag. */
  cacheControl: 'Cache-Control',
  /** Id of a request, in the log lines of all apps. */
  requestId: 'X-Request-Id',
  /** IP addresses of the client and the proxies: the received value and the address of the peer. */
  forwardedFor: 'X-Forwarded-For',
} as const
