import { getLocale } from 'next-intl/server'
import { redirect } from '#i18n/navigation.ts'

/** The index begins with A. */
export default async function Page() {
  return redirect({ href: '/products/A', locale: await getLocale() })
}
