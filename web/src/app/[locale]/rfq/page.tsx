import { getLocale } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { rfqHead, RfqPage } from '#features/rfq/request/rfq-page.tsx'

export const generateMetadata = rfqHead

export default async function Page() {
  return <RfqPage countries={listCountryNames(await getLocale())} />
}
