import { isCountryCode } from '@partgate/schema/country-codes.ts'
import type { FreightTable } from '@partgate/schema/shop-api/freight.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { toProduct } from '../catalogue/index.ts'
import { toAvailability } from '../cart/index.ts'
import type { OrderStatus, PaymentMethodKind, ResolversParentTypes } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import type { OrderModel } from '../models.ts'
import { addressFieldNames, toPostalAddress } from '../graphql/postal-address.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { invert, toNullIfBlank, toUpperCase, toUsd } from '../graphql/values.ts'

export const fieldNames: FieldNames = {
  ...addressFieldNames,
  goods_id: 'productId',
  cart_num: 'quantity',
  customer_part_no: 'customerPartNumber',
  order_no: 'orderId',
  quote_hash: 'previewHash',
  shipping_address: 'shippingAddress.address',
  shipping_address_id: 'shippingAddress.savedAddressId',
  billing_address: 'billingAddress.address',
  billing_address_id: 'billingAddress.savedAddressId',
  purchase_order_no: 'purchaseOrderNumber',
}

const usdOrNull = (amount: string | null) => (amount === null ? null : toUsd(amount))
const wholeGrams = (milligrams: number) => Math.ceil(milligrams / 1000)

/** `lines` are those of the request; without them, the quote is for the cart. */
export const toOrderPreview = (
  quote: Quote,
  lines: readonly { goods_id: number }[] | null = null,
): ResolversParentTypes['OrderPreview'] => ({
  lines: quote.lines.map((line) => ({
    product: toProduct(line.goods),
    quantity: line.cart_num,
    customerPartNumber: toNullIfBlank(line.customer_part_no),
    unitPrice: toUsd(line.price),
    extendedPrice: toUsd(line.amount),
  })),
  excludedLines: quote.excluded_lines.map((line) => ({
    product: toProduct(line.goods),
    quantity: line.cart_num,
    availability: toAvailability(line.refusal),
    index: lines && lines.findIndex(({ goods_id }) => goods_id === line.goods.goods_id),
  })),
  weightGrams: wholeGrams(quote.weight_mg),
  freightOptions: quote.freight_options.map((option) => ({
    carrier: toUpperCase(option.carrier),
    name: option.name,
    price: usdOrNull(option.price),
    minTransitDays: option.transit_days_min,
    maxTransitDays: option.transit_days_max,
  })),
  carrier: quote.carrier && toUpperCase(quote.carrier),
  subtotal: toUsd(quote.subtotal),
  freight: usdOrNull(quote.freight),
  hasManualFreight: quote.confirm_with_sales,
  total: usdOrNull(quote.total),
  canBePlaced: quote.can_be_placed,
  hash: quote.quote_hash,
})

type WireStatus = Order['status']

const statuses = {
  unpaid: 'UNPAID',
  confirming: 'CONFIRMING',
  preparing: 'PREPARING',
  shipping: 'SHIPPED',
  received: 'DELIVERED',
  refunded: 'REFUNDED',
  canceled: 'CANCELED',
} as const satisfies Record<WireStatus, OrderStatus>

export const toOrderStatus = (status: WireStatus): OrderStatus => statuses[status]

const wireStatuses = invert(statuses)

export const toWireStatus = (status: OrderStatus): WireStatus => wireStatuses[status]

type WireMethod = Order['payment_method']

const paymentMethods = { paypal: 'PAYPAL', bank: 'BANK_TRANSFER' } as const satisfies Record<
  WireMethod,
  PaymentMethodKind
>

export const toPaymentMethodKind = (method: WireMethod): PaymentMethodKind => paymentMethods[method]

const wireMethods = invert(paymentMethods)

export const toWireMethod = (kind: PaymentMethodKind): WireMethod => wireMethods[kind]

export const toOrder = (order: Order): OrderModel => ({
  id: toGlobalId('Order', order.order_no),
  orderNumber: order.order_no,
  serialNumber: order.serial_no,
  purchaseOrderNumber: toNullIfBlank(order.purchase_order_no),
  status: toOrderStatus(order.status),
  paymentStatus: toUpperCase(order.payment_status),
  paymentMethod: toPaymentMethodKind(order.payment_method),
  lines: order.lines.map((line) => ({
    partNumber: line.part_number,
    manufacturerName: line.brand_name,
    packaging: toUpperCase(line.packaging),
    dateCode: toNullIfBlank(line.batch),
    quantity: line.cart_num,
    customerPartNumber: toNullIfBlank(line.customer_part_no),
    unitPrice: toUsd(line.price),
    extendedPrice: toUsd(line.amount),
    product: line.goods && toProduct(line.goods),
  })),
  subtotal: toUsd(order.subtotal),
  freight: usdOrNull(order.freight),
  total: usdOrNull(order.total),
  hasManualFreight: order.confirm_with_sales,
  placedAt: order.placed_at,
  updatedAt: order.updated_at,
  canPay: order.can_pay,
  canCancel: order.can_cancel,
  canConfirmReceipt: order.can_receive,
  email: order.email,
  shippingAddress: toPostalAddress(order.shipping_address),
  billingAddress: toPostalAddress(order.billing_address),
  carrier: toUpperCase(order.carrier),
  weightGrams: wholeGrams(order.weight_mg),
  remark: toNullIfBlank(order.remark),
  shopRemark: toNullIfBlank(order.platform_remark),
  trackingNumber: order.shipping_number,
  trackingUrl: order.tracking_url,
  paidAt: order.paid_at,
  shippedAt: order.shipped_at,
  deliveredAt: order.received_at,
  canceledAt: order.canceled_at,
  expiresAt: order.expires_at,
  history: order.history.map(({ status, at }) => ({
    status: toOrderStatus(status),
    at,
  })),
})

export const toFreightTable = (table: FreightTable): ResolversParentTypes['FreightTable'] => ({
  baseWeightGrams: table.base_weight_g,
  carriers: table.carriers.map((each) => ({
    carrier: toUpperCase(each.carrier),
    name: each.name,
    minTransitDays: each.transit_days_min,
    maxTransitDays: each.transit_days_max,
  })),
  zones: table.zones.map((zone) => ({
    key: zone.zone,
    countryCodes: zone.countries && zone.countries.filter(isCountryCode),
    carriers: zone.carriers.map(toUpperCase),
    price: toUsd(zone.price),
  })),
})
