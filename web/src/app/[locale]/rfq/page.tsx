import { getLocale } from 'next-intl/server'
import { listCountries } from '#features/account/countries.ts'
import { rfqHead, RfqPage } from '#features/rfq/request/rfq-page.tsx'

export const generateMetadata = rfqHead

export default async function Page() {
  return <RfqPage countries={listCountries(await getLocale())} />
}
