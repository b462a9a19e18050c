/** Fields of Query that depend on the caller or the moment. All others are public. */
export const privateFields: ReadonlySet<string> = new Set([
  'captcha',
  'cart',
  'cartLineCount',
  'checkout',
  'node',
  'nodes',
  'order',
  'paypalClient',
  'rateLimit',
  'viewer',
])
