import type { getTranslations } from 'next-intl/server'
import { isolate, isolateLtr } from '@partgate/schema/bidi.ts'
import { shopCurrency } from '@partgate/schema/currency.ts'
import { addressLines } from '@partgate/schema/address-lines.ts'
import type { AddressLines_PostalAddressFragment, OrderDocumentQuery } from '#graphql/generated/types.ts'
import { countryName } from '#i18n/country-name.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { getTimeFormats } from '#i18n/time-formats.ts'
import type { Locale } from '#i18n/routing.ts'
import { carrierNames } from '../carrier-names.ts'
import type { DocumentKind } from './document-kinds.ts'

type Translator = Awaited<ReturnType<typeof getTranslations<never>>>
type Order = NonNullable<OrderDocumentQuery['order']>
export type Fact = { name: string; value: string; isMono?: boolean }
export type Section = { title: string; facts?: Fact[]; paragraphs?: string[] }

export type OrderDocument = {
  title: string
  introduction: string
  shop: { name: string; lines: string[] }
  facts: Fact[]
  addresses: { title: string; lines: string[] }[]
  columns: string[]
  rows: {
    number: string
    partNumber: string
    manufacturer: string
    customerPartNumber: string | null
    packaging: string
    dateCode: string
    numericCells: string[]
  }[]
  totals: Fact[]
  sections: Section[]
  footer: (page: number, pages: number) => string
}

type Input = Pick<OrderDocumentQuery, 'siteConfig' | 'bankAccount'> & {
  kind: DocumentKind
  order: Order
  locale: Locale
  t: Translator
}

const toMoney = ({ amount }: { amount: string }, locale: Locale) => {
  const { total, withCurrency } = getNumberFormats(locale)
  return isolateLtr(withCurrency(total(amount), shopCurrency))
}
const withoutNulls = (facts: (Fact | null)[]) => facts.filter((fact) => fact !== null)

const awaitsTransfer = ({ paymentMethod, paymentStatus, status }: Order) =>
  paymentMethod === 'BANK_TRANSFER' && paymentStatus === 'NONE' && status === 'UNPAID'

const toFacts = ({ order, locale, t }: Input): Fact[] => {
  const { dateTime, longDay } = getTimeFormats(locale, 'UTC')
  const { orderNumber, serialNumber, purchaseOrderNumber, placedAt, trackingNumber } = order
  const toTimeFact = (name: string, at: string | null) => (at ? { name, value: dateTime(at) } : null)
  return withoutNulls([
    { name: t('orders.columns.orderNumber'), value: orderNumber, isMono: true },
    { name: t('orders.columns.serialNumber'), value: serialNumber, isMono: true },
    { name: t('orders.facts.placedAt'), value: longDay(placedAt) },
    purchaseOrderNumber
      ? { name: t('orders.facts.purchaseOrderNumber'), value: purchaseOrderNumber, isMono: true }
      : null,
    { name: t('orders.columns.status'), value: t(`orders.status.${order.status}`) },
    { name: t('orders.facts.paymentMethod'), value: t(`orders.methods.${order.paymentMethod}`) },
    { name: t('orders.facts.paymentStatus'), value: t(`orders.payments.${order.paymentStatus}`) },
    toTimeFact(t('orders.documents.payBefore'), order.canPay ? order.expiresAt : null),
    toTimeFact(t('orders.facts.paidAt'), order.paidAt),
    {
      name: t('orders.facts.carrier'),
      value: isolateLtr(carrierNames[order.carrier]),
    },
    trackingNumber
      ? {
          name: t('orders.facts.trackingNumber'),
          value: trackingNumber,
          isMono: true,
        }
      : null,
  ])
}

const toAddresses = ({ order, locale, t }: Input) => {
  const toLines = (address: AddressLines_PostalAddressFragment) => [
    ...addressLines(address, countryName(address.countryCode, locale)).map(isolate),
    isolateLtr(address.telephone),
  ]
  return [
    { title: t('orders.order.billingAddress'), lines: [...toLines(order.billingAddress), isolateLtr(order.email)] },
    { title: t('orders.order.shippingAddress'), lines: toLines(order.shippingAddress) },
  ]
}

const toRows = ({ order, locale, t }: Input): OrderDocument['rows'] => {
  const numbers = getNumberFormats(locale)
  return order.lines.map((line, at) => ({
    number: `${at + 1}`,
    partNumber: isolateLtr(line.partNumber),
    manufacturer: isolate(line.manufacturerName),
    customerPartNumber: line.customerPartNumber
      ? `${t('orders.columns.customerPartNumber')} ${isolate(line.customerPartNumber)}`
      : null,
    packaging: t(`catalogue.packagingKinds.${line.packaging}`),
    dateCode: isolateLtr(line.dateCode ?? ''),
    numericCells: [
      numbers.unitPrice(line.unitPrice.amount),
      numbers.integer(line.quantity),
      numbers.total(line.extendedPrice.amount),
    ].map(isolateLtr),
  }))
}

const toTotals = ({ order, locale, t }: Input): Fact[] => {
  const { subtotal, freight, total } = order
  const formatMoney = (sum: { amount: string }) => toMoney(sum, locale)
  return [
    { name: t('orders.totals.subtotal'), value: formatMoney(subtotal) },
    { name: t('orders.totals.freight'), value: freight ? formatMoney(freight) : t('pay.order.freightOpen') },
    { name: t('orders.totals.total'), value: total ? formatMoney(total) : t('orders.totals.totalOpen') },
  ]
}

const toTransferSection = ({ order, bankAccount, locale, t }: Input): Section[] => {
  if (!bankAccount || !awaitsTransfer(order)) return []
  const { total, serialNumber } = order
  return [
    {
      title: t('orders.methods.BANK_TRANSFER'),
      paragraphs: [total ? t('orders.bank.text') : t('orders.statusMessages.freightOpen')],
      facts: withoutNulls([
        total && { name: t('pay.bank.amount'), value: toMoney(total, locale) },
        { name: t('pay.bank.reference'), value: serialNumber, isMono: true },
        { name: t('pay.bank.beneficiary'), value: isolate(bankAccount.beneficiary) },
        { name: t('pay.bank.accountNumber'), value: bankAccount.accountNumber, isMono: true },
        { name: t('pay.bank.swift'), value: bankAccount.swift, isMono: true },
        { name: t('pay.bank.bankName'), value: isolate(bankAccount.bankName) },
        { name: t('pay.bank.bankAddress'), value: isolate(bankAccount.bankAddress) },
        { name: t('pay.bank.currency'), value: isolateLtr(bankAccount.currency) },
      ]),
    },
  ]
}

const toRemarks = ({ order, t }: Input): Section[] =>
  [
    { title: t('orders.order.remark'), text: order.remark },
    { title: t('orders.order.shopRemark'), text: order.shopRemark },
  ].flatMap(({ title, text }) => (text ? [{ title, paragraphs: [isolate(text)] }] : []))

const toTerms = ({ order, t }: Input): Section => ({
  title: t('orders.documents.terms'),
  paragraphs: [
    t('orders.documents.prices'),
    t('shop.site.labels.purchase.excluded.text'),
    ...(order.hasManualFreight && !order.freight ? [t('orders.totals.freightBySales')] : []),
  ],
})

export const toOrderDocument = (input: Input): OrderDocument => {
  const { kind, order, siteConfig, t } = input
  const { companyName = '', companyAddress, telephone, email } = siteConfig ?? {}
  const { orderNumber } = order
  return {
    title: t(`orders.documents.${kind}`),
    introduction: t(`orders.documents.${kind}Text`),
    shop: {
      name: isolate(companyName),
      lines: [
        ...(companyAddress ? [isolate(companyAddress)] : []),
        ...[telephone, email].flatMap((line) => (line ? isolateLtr(line) : [])),
      ],
    },
    facts: toFacts(input),
    addresses: toAddresses(input),
    columns: [
      '#',
      t('orders.columns.product'),
      t('orders.columns.packaging'),
      t('orders.columns.dateCode'),
      t('orders.columns.unitPrice'),
      t('orders.columns.quantity'),
      t('orders.columns.amount'),
    ],
    rows: toRows(input),
    totals: toTotals(input),
    sections: [...toTransferSection(input), ...toRemarks(input), toTerms(input)],
    footer: (page, pages) => `${isolateLtr(orderNumber)} · ${t('orders.documents.page', { page, pages })}`,
  }
}
