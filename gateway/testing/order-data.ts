import type { Address, SavedAddress } from '@partgate/schema/shop-api/address.ts'
import type { FreightTable } from '@partgate/schema/shop-api/freight.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { makeGoods } from './shop-data.ts'

export const orderNumber = 'PG-7K3M9-X2Q4T'

export const address: Address = {
  contact_name: 'Ada',
  company_name: 'Analytical Engines',
  telephone: '+44 20 7946 0000',
  country: 'GB',
  state: '',
  city: 'London',
  address_line_1: '12 St James Square',
  address_line_2: '',
  postal_code: 'SW1Y 4JH',
}

export const makeSavedAddress = (id: number, changes: Partial<SavedAddress> = {}): SavedAddress => ({
  ...address,
  id,
  is_default_shipping: id === 1,
  is_default_billing: id === 1,
  ...changes,
})

export const makeQuote = (changes: Partial<Quote> = {}): Quote => ({
  currency: 'USD',
  lines: [
    {
      goods: makeGoods(1),
      cart_num: 100,
      customer_part_no: '',
      price: '0.01000',
      amount: '1.00',
    },
  ],
  weight_mg: 123_400,
  freight_options: [{ carrier: 'dhl', name: 'DHL', price: '40.00', transit_days_min: 2, transit_days_max: 5 }],
  carrier: 'dhl',
  subtotal: '1.00',
  freight: '40.00',
  confirm_with_sales: false,
  total: '41.00',
  excluded_lines: [],
  can_be_placed: true,
  quote_hash: 'a'.repeat(43),
  ...changes,
})

export const makeOrder = (changes: Partial<Order> = {}): Order => ({
  order_no: orderNumber,
  serial_no: '123456789015',
  purchase_order_no: '',
  status: 'unpaid',
  currency: 'USD',
  lines: [
    {
      line_no: 1,
      goods_id: 1,
      part_number: 'PART-1',
      brand_name: 'Brand 2',
      packaging: 'cut_tape',
      batch: '2531+',
      cart_num: 100,
      customer_part_no: '',
      price: '0.01000',
      amount: '1.00',
      goods: makeGoods(1),
    },
  ],
  subtotal: '1.00',
  freight: '40.00',
  confirm_with_sales: false,
  total: '41.00',
  payment_method: 'paypal',
  payment_status: 'none',
  placed_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  can_pay: true,
  can_cancel: true,
  can_receive: false,
  email: 'ada@example.com',
  shipping_address: address,
  billing_address: address,
  carrier: 'dhl',
  weight_mg: 123_400,
  remark: '',
  platform_remark: '',
  shipping_number: null,
  tracking_url: null,
  paid_at: null,
  shipped_at: null,
  received_at: null,
  canceled_at: null,
  expires_at: '2026-11-21T08:00:00Z',
  history: [{ status: 'unpaid', at: '2026-11-20T08:00:00Z' }],
  ...changes,
})

export const makeListedOrder = (changes: Partial<Order> = {}) => {
  const order = makeOrder(changes)
  return { ...order, cursor: `${order.placed_at}~${order.order_no}` }
}

export const freightTable: FreightTable = {
  currency: 'USD',
  base_weight_g: 500,
  carriers: [{ carrier: 'dhl', name: 'DHL', transit_days_min: 2, transit_days_max: 5 }],
  zones: [{ zone: 'world', countries: null, carriers: ['dhl'], price: '40.00' }],
}
