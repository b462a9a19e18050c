/** Messages that browser components need; the others stay on the server. */
export const clientNamespaces = ['common', 'layout', 'errors', 'rfq'] as const
