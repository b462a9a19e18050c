import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import type { SetResponse } from './shop-request.ts'
import { freightTable, orderNumber, makeListedOrder, makeOrder, makeQuote } from './order-data.ts'
import { Refusal } from './refusal.ts'
import { makeGoods } from './shop-data.ts'
import { addSavedListResponses } from './saved-list-data.ts'

const { orders, payments, rfq } = contract

export const rfqRow = {
  rfq_no: 'Q-7K3M9-X2Q4T',
  reference: '',
  status: 'submitted' as const,
  created_at: '2026-11-20T08:00:00Z',
  viewed_at: null,
  updated_at: '2026-11-20T08:00:00Z',
  is_mailed: true,
  part_count: 1,
  contact_name: 'Ada',
  company_name: 'Analytical Engines',
  email: 'ada@example.com',
  telephone: '+44 20 7946 0000',
  country: 'GB',
  comment: '',
}
export const listedRfq = { ...rfqRow, cursor: `${rfqRow.created_at}~${rfqRow.rfq_no}` }
export const rfqPart = {
  goods_id: 1,
  part_number: 'PART-1',
  manufacturer: 'Brand 2',
  package: '0402',
  date_code: '',
  note: '',
  qty: 500,
  target_price: '0.0187',
  customer_part_no: '',
}
const wholeRfq = { ...rfqRow, parts: [rfqPart] }

export const orderCounts = Object.fromEntries(
  ['all', ...orderStatuses].map((status) => [status, status === 'all' ? 1 : 0]),
) as Record<'all' | (typeof orderStatuses)[number], number>

export const addOrderResponses = ({ respond }: { respond: SetResponse }) => {
  for (const quoted of [orders.before, orders.buyNowBefore]) respond(quoted, () => makeQuote())
  respond(orders.add, ({ headers }) => ({
    order: makeOrder(),
    order_token: headers.authorization ? null : 'guest-order-secret-1',
  }))
  respond(orders.list, () => ({
    total: 1,
    list: [makeListedOrder()],
    has_more: false,
    counts: orderCounts,
  }))
  respond(orders.detail, ({ params }) =>
    params['id'] === orderNumber ? makeOrder() : new Refusal(codes.notFound, 'Not found.'),
  )
  for (const change of [orders.cancel, orders.receive]) respond(change, () => makeOrder({ status: 'canceled' }))
  respond(orders.shipping, () => freightTable)

  respond(payments.paypalToken, () => ({ client_id: 'client', client_token: 'client-token', expires_in: 3_600 }))
  respond(payments.paypalCreateOrder, () => ({
    paypal_order_id: '5O190127TN364715T',
    approve_url: 'https://paypal.example/checkoutnow?token=5O190127TN364715T',
  }))
  respond(payments.paypalCapture, () => ({ outcome: 'paid' as const, order: makeOrder({ status: 'confirming' }) }))
  respond(payments.bankAccount, () => ({
    beneficiary: 'Partgate Ltd',
    bank_name: 'Example Bank',
    bank_address: '1 Example Street',
    account_number: '000000000',
    swift: 'EXAMPLEX',
    currency: 'USD' as const,
  }))
  respond(payments.bankConfirm, () => makeOrder({ status: 'confirming', payment_status: 'declared' }))
  respond(payments.methods, () => [
    { pay_method: 'paypal' as const, name: 'PayPal', description: 'Or a card.', icons: ['paypal', 'visa'] },
  ])

  respond(rfq.upload, () => ({ file_id: 'f'.repeat(43), file_name: 'bom.xlsx', size: 12 }))
  respond(rfq.handleExcel, () => ({
    rows: [
      {
        row: 2,
        part_number: 'PART-1',
        manufacturer: '',
        package: '',
        date_code: '',
        qty: null,
        qty_text: '10,000',
        target_price: '0.02',
        customer_part_no: '4711-B',
        problems: ['unsure_quantity' as const],
        match: 'exact' as const,
        goods: makeGoods(1),
      },
    ],
    rows_left_out: 0,
    rows_excluded: 2,
    problems: ['tables_beside' as const],
  }))
  respond(rfq.readList, () => ({
    sheets: [{ name: 'BOM', is_hidden: false, row_count: 2, has_table: true }],
    sheet: 0,
    header_row: 1,
    columns: [{ column: 0, header: 'MPN', meaning: 'manufacturer_part_number' as const, confidence: 0.97 }],
    rows: [
      {
        row: 2,
        kind: 'part' as const,
        designators: '',
        value: '',
        package: '',
        description: '',
        manufacturer: '',
        numbers: [{ meaning: 'manufacturer_part_number' as const, number: 'PART-1', company: '', column: 0 }],
        qty: null,
        qty_state: 'missing' as const,
        target_price: null,
        target_price_text: '',
        date_code: '',
        note: '',
        problems: [],
        cells: ['PART-1'],
      },
    ],
    rows_left_out: 0,
    layout: 'l'.repeat(22),
    is_corrected: true,
    problems: ['quantity_unsure' as const],
  }))
  for (const endpoint of [rfq.submit, rfq.quick]) respond(endpoint, () => wholeRfq)
  addSavedListResponses({ respond })
  respond(rfq.list, ({ query }) => ({
    total: 1,
    list: [{ ...listedRfq, parts: query['parts'] === '1' ? [rfqPart] : null }],
    has_more: false,
  }))
  respond(rfq.detail, ({ query }) =>
    query['rfq_no'] === rfqRow.rfq_no ? wholeRfq : new Refusal(codes.notFound, 'Not found.'),
  )
}
