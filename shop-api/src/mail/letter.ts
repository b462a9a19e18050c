/** What a mail says is in locales/<lang>.json, below `shop.mail.<kind>`: subject, text, the link's name, and a close. */
export const mailKinds = [
  'activate',
  'alreadyRegistered',
  'resetPassword',
  'passwordChanged',
  'orderPlaced',
  'orderFreight',
  'orderPaid',
  'orderShipped',
  'orderCanceled',
  'orderRefunded',
  'rfqReceived',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What is listed below the text where `values` has it. */
export const factNames = ['orderNo', 'serialNo', 'rfqNo', 'carrier', 'shippingNumber'] as const

/** `link` leads to the storefront; the sentences name the others that they need. */
export type MailValues = { link: string; [name: string]: string | number }

/** Amounts in USD with two decimals; null where sales has yet to confirm. */
export type MailTable = {
  rows: readonly { name: string; quantity: number; amount: string | null }[]
  totals: readonly { label: 'subtotal' | 'freight' | 'total'; amount: string | null }[]
}

/** A mail in the reader's words, before it has a form. */
export type Letter = {
  subject: string
  lead: string
  facts: { label: string; value: string }[]
  table: { heads: [string, string, string]; rows: [string, string, string][]; totals: [string, string][] } | null
  action: string
  link: string
  close: string
  signature: string
}
