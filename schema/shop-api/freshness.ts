/** The response to a public read may be older than the shop's data by this much, unless the request has `Cache-Control: no-cache`. */
export const maxLagMs = 2_000
