'use client'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'

/** For visitors on a page that shows what belongs to a person; `page` is where sign-in leads back to, without the language prefix. */
export function SignInFirst({ page }: { page: string }) {
  const t = useTranslations('orders.signIn')
  const locale = useLocale()
  const redirect = getPathname({ href: page, locale })
  return (
    <EmptyState
      title={t('title')}
      action={
        <ButtonLink look="main" href={signInHref(redirect)}>
          {t('action')}
        </ButtonLink>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
