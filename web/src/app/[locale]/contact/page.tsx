import { getLocale } from 'next-intl/server'
import { listCountries } from '#features/account/countries.ts'
import { ContactPage, loadContactHead } from '#features/site/contact/contact-page.tsx'

export const generateMetadata = loadContactHead

export default async function Page() {
  return <ContactPage countries={listCountries(await getLocale())} />
}
