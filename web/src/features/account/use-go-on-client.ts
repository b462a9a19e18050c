'use client'
import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { takePlace } from '#graphql/place-at-session-end.ts'
import { placeAfterSignIn } from './safe-redirect.ts'

/** After sign-in: to the page that asked for it or on which the session had ended, else home. Both carry their own language prefix, so the
 * plain router goes. */
export const useGoOn = () => {
  const router = useRouter()
  const locale = useLocale()
  return () => {
    router.replace(placeAfterSignIn(location.search, takePlace()) ?? getPathname({ href: '/', locale }))
  }
}
