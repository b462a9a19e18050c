import { getLocale } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { checkoutHead, CheckoutPage } from '#features/orders/checkout/checkout-page.tsx'

export const generateMetadata = checkoutHead

export default async function Page() {
  return <CheckoutPage countries={listCountryNames(await getLocale())} />
}
