'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/get-pathname.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'

type SignInPromptProps = Pick<ComponentProps<typeof ButtonLink>, 'variant'> & {
  title: string
  label: string
  page: string
  children?: ReactNode
}

export function SignInPrompt({ title, label, page, variant, children }: SignInPromptProps) {
  const here = getPathname({ href: page, locale: useLocale() })
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant={variant} href={signInHref(here)}>
          {label}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
