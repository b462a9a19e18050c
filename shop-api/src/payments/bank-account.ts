import { shopCurrency } from '@partgate/schema/currency.ts'
/** An invented account at an invented bank. A real shop puts its own here. */
export const bankAccount = {
  beneficiary: 'Partgate Demo Shop (fictional)',
  bank_name: 'Example Bank (fictional)',
  bank_address: '1 Example Street, Springfield, United States',
  account_number: '0000 0000 0000',
  swift: 'EXMPUS00XXX',
  currency: shopCurrency,
} as const
