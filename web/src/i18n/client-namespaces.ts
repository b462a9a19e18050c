/** The texts that components in the browser need; the rest stays on the server. */
export const clientNamespaces = ['common', 'layout', 'errors', 'cart', 'account', 'rfq'] as const
