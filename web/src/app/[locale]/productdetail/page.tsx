import { getLocale } from 'next-intl/server'
import { redirect } from '#i18n/navigation.ts'

/** Without a part there is nothing to show: one looks for it by its number. */
export default async function Page() {
  redirect({ href: '/keywords', locale: await getLocale() })
}
