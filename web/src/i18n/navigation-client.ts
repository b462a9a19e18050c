'use client'
import { useMemo } from 'react'
import { useLocale } from 'next-intl'
import * as next from 'next/navigation'
import { getPathname, withoutLocale } from './get-pathname.ts'

/** Without the prefix of the language. */
export const usePathname = () => withoutLocale(next.usePathname(), useLocale())

/** Takes addresses without the prefix of the language. */
export const useRouter = () => {
  const router = next.useRouter()
  const locale = useLocale()
  return useMemo(() => {
    const push: typeof router.push = (href, options) => router.push(getPathname({ href, locale }), options)
    const replace: typeof router.replace = (href, options) => router.replace(getPathname({ href, locale }), options)
    return { ...router, push, replace }
  }, [router, locale])
}
