'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ordersPage } from '#features/orders/index.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'

type MissingOrderProps = {
  /** No number in the address; no order of the person's; nobody is known who could have one. */
  kind: 'none' | 'unknown' | 'visitor'
}

/** There is no order to show, and the way on. */
export function MissingOrder({ kind }: MissingOrderProps) {
  const t = useTranslations('pay.missing')
  const here = `${usePathname()}?${useSearchParams()}`
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      action={
        <ButtonLink href={kind === 'visitor' ? signInHref(here) : ordersPage} look="main" prefetch={false}>
          {t(kind === 'visitor' ? 'signIn' : 'orders')}
        </ButtonLink>
      }
    >
      {t(`${kind}.text`)}
    </EmptyState>
  )
}
