import { getLocale } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { ContactPage, loadContactHead } from '#features/site/contact/contact-page.tsx'

export const generateMetadata = loadContactHead

export default async function Page() {
  return <ContactPage countries={listCountryNames(await getLocale())} />
}
