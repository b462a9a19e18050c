import { getLocale } from 'next-intl/server'
import { listCountries } from '#features/account/countries.ts'
import { checkoutHead, CheckoutPage } from '#features/orders/checkout/checkout-page.tsx'

export const generateMetadata = checkoutHead

export default async function Page() {
  return <CheckoutPage countries={listCountries(await getLocale())} />
}
