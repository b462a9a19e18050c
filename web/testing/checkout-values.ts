import type { CheckoutPreview_OrderPreviewFragment } from '#graphql/generated/types.ts'
import { emptyAddress } from '#features/account/index-client.ts'
import type { CheckoutValues } from '#features/orders/checkout/checkout-values.ts'

type Preview = CheckoutPreview_OrderPreviewFragment

export const guestValues: CheckoutValues = {
  email: 'ada@example.com',
  shippingChoice: 'new',
  shipping: {
    ...emptyAddress,
    contactName: 'Ada Keller',
    countryCode: 'DE',
    addressLine1: 'Invalidenstr. 44',
    city: 'Berlin',
    postalCode: '10115',
    telephone: '+49 30 5550 0123',
  },
  savesAddress: false,
  billingChoice: 'same',
  billing: emptyAddress,
  carrier: '',
  paymentMethod: 'PAYPAL',
  purchaseOrderNumber: '',
  remark: '',
}

const usd = (amount: string) => ({ amount, currency: 'USD' as const })

export const createProduct = (id: string) => ({
  id,
  slug: id,
  partNumber: id.toUpperCase(),
  manufacturerName: 'Maker',
  minimumOrderQuantity: 1,
  orderMultiple: 1,
  stock: 100,
})

export const createLine = (
  id: string,
  quantity: number,
  unitPrice: string,
  amount: string,
): Preview['lines'][number] => ({
  quantity,
  customerPartNumber: null,
  unitPrice: { amount: unitPrice },
  extendedPrice: { amount },
  product: createProduct(id),
})

export const createPreview = (changes: Partial<Preview> = {}): Preview => ({
  hash: 'seen',
  canBePlaced: true,
  weightGrams: 3,
  carrier: 'UPS',
  hasManualFreight: false,
  lines: [createLine('a', 10, '0.10000', '1.00'), createLine('b', 5, '2.00000', '10.00')],
  excludedLines: [],
  freightOptions: [],
  subtotal: usd('11.00'),
  freight: usd('40.00'),
  total: usd('51.00'),
  ...changes,
})
