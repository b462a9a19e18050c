'use client'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname, usePathname } from '#i18n/navigation.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'

/** Where the session ran out while the page stood open: leads to sign-in, which leads back. */
export function SignedOut() {
  const t = useTranslations('account')
  const here = getPathname({ href: usePathname(), locale: useLocale() })
  return (
    <EmptyState title={t('exit.done')} action={<ButtonLink href={signInHref(here)}>{t('login.submit')}</ButtonLink>} />
  )
}
