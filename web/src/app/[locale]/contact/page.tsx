import { getLocale } from 'next-intl/server'
import { countriesOf } from '#features/account/countries.ts'
import { ContactPage, contactHead } from '#features/site/contact-page.tsx'

export const generateMetadata = contactHead

export default async function Page() {
  return <ContactPage countries={countriesOf(await getLocale())} />
}
