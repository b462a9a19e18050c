import type { OrderDocumentQuery } from '#graphql/generated/types.ts'

type Order = NonNullable<OrderDocumentQuery['order']>
type Line = Order['lines'][number]

const shippingAddress = {
  contactName: '田中 太郎',
  companyName: '北京示例电子有限公司',
  telephone: '+81 3-5555-0123',
  countryCode: 'JP',
  state: '東京都',
  city: '千代田区',
  addressLine1: '丸の内1-9-1',
  addressLine2: '',
  postalCode: '100-0005',
}

const billingAddress = {
  contactName: 'Ada Keller',
  companyName: 'Keller Messtechnik GmbH & Co. KG',
  telephone: '+49 30 5550 0123',
  countryCode: 'DE',
  state: '',
  city: 'Berlin',
  addressLine1: 'Invalidenstr. 44',
  addressLine2: '',
  postalCode: '10115',
}

const line = (at: number): Line => ({
  partNumber: `GRM188R71C104KA01D-${at}`,
  manufacturerName: 'Murata Electronics',
  packaging: 'CUT_TAPE',
  dateCode: '2531+',
  customerPartNumber: at === 2 ? '社内 4711-B' : null,
  quantity: 1200,
  unitPrice: { amount: '0.01234' },
  extendedPrice: { amount: '14.81' },
  product: null,
})

export const sampleOrder = (changes: Partial<Order> = {}, lineCount = 3): Order => ({
  id: 'order',
  orderNumber: 'PG-7K3M9-X2Q4T',
  serialNumber: '260000000017',
  purchaseOrderNumber: 'PO 4711/26',
  status: 'UNPAID',
  paymentStatus: 'NONE',
  paymentMethod: 'BANK_TRANSFER',
  placedAt: '2026-11-22T10:00:00.000Z',
  hasManualFreight: false,
  canPay: true,
  canCancel: true,
  canConfirmReceipt: false,
  subtotal: { amount: '1044.43' },
  freight: { amount: '40.00' },
  total: { amount: '1084.43' },
  lines: Array.from({ length: lineCount }, (_, at) => line(at + 1)),
  email: 'buyer@example.com',
  carrier: 'DHL',
  weightGrams: 320,
  remark: 'الرجاء التسليم قبل الساعة 12:00 (المستودع B) شكراً',
  shopRemark: null,
  trackingNumber: null,
  trackingUrl: null,
  paidAt: null,
  shippedAt: null,
  deliveredAt: null,
  canceledAt: null,
  expiresAt: '2026-11-23T10:00:00.000Z',
  shippingAddress,
  billingAddress,
  history: [{ status: 'UNPAID', at: '2026-11-22T10:00:00.000Z' }],
  ...changes,
})

export const sampleShop = {
  siteConfig: {
    companyName: 'Partgate',
    companyAddress: '18 Solder Street, Shenzhen',
    telephone: '+86 755 5550 0100',
    email: 'sales@partgate.example',
  },
  bankAccount: {
    beneficiary: 'Partgate Components Ltd',
    bankName: 'Example Bank',
    bankAddress: '1 Harbour Road, Hong Kong',
    accountNumber: '012-345678-901',
    swift: 'EXAMHKHH',
    currency: 'USD',
  },
} as const
