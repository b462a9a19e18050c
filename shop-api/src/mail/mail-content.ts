/** Mail texts are in locales/<lang>.json below `shop.mail.<kind>`: subject, text, link name, and close. */
export const mailKinds = [
  'activate',
  'alreadyRegistered',
  'setPassword',
  'resetPassword',
  'passwordChanged',
  'orderPlaced',
  'orderFreight',
  'orderPaid',
  'orderConfirmed',
  'orderShipped',
  'orderCanceled',
  'orderRefunded',
  'orderTransferRefund',
  'rfqReceived',
] as const
export type MailKind = (typeof mailKinds)[number]

export const factNames = [
  'orderNo',
  'serialNo',
  'purchaseOrderNo',
  'payBefore',
  'rfqNo',
  'reference',
  'carrier',
  'shippingNumber',
] as const

export const linkNames = ['tracking', 'confirmation', 'proforma'] as const
export type MailLinks = { readonly [name in (typeof linkNames)[number]]?: string | null }

export type MailValues = { link: string; [name: string]: string | number }

/** Amounts in USD with two decimals; null where sales has to confirm. `rowsLeftOut` are counted below the rows. */
export type MailTable = {
  rows: readonly { name: string; customerPartNo?: string; quantity: number; amount: string | null }[]
  rowsLeftOut?: number
  totals: readonly { label: 'subtotal' | 'freight' | 'total'; amount: string | null }[]
}

type MailRow = { cells: [string, string, string]; customerPartNo: { label: string; value: string } | null }

export type MailContent = {
  subject: string
  lead: string
  facts: { label: string; value: string }[]
  table: { heads: [string, string, string]; rows: MailRow[]; more: string; totals: [string, string][] } | null
  action: string
  link: string
  links: { label: string; link: string }[]
  close: string
  signature: string
}
