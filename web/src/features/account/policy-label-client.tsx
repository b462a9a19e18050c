'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { companyPageHref, type CompanyPageSlug } from '#features/site/index.ts'
import { Link } from '#i18n/navigation.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** What one agrees to, to be read without losing what has been typed: each page opens in a new tab, and says so. */
export function PolicyLabel() {
  const t = useTranslations()
  const pageLink = (slug: CompanyPageSlug) => (text: ReactNode) => (
    <Link href={companyPageHref(slug)} target="_blank" prefetch={false}>
      {text}
      <VisuallyHidden> ({t('layout.newTab')})</VisuallyHidden>
    </Link>
  )
  return t.rich('account.register.policy', {
    privacy: pageLink('privacy-policy'),
    terms: pageLink('terms-conditions'),
  })
}
