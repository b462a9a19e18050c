'use client'
import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { safeRedirect } from './safe-redirect.ts'

/** After sign-in: to the page that asked for it, else home. The parameter carries its own language prefix, so the plain router goes. */
export const useGoOn = () => {
  const router = useRouter()
  const locale = useLocale()
  return () => {
    const wanted = new URLSearchParams(location.search).get('redirect')
    router.replace(safeRedirect(wanted) ?? getPathname({ href: '/', locale }))
  }
}
