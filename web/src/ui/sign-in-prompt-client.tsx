'use client'
import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './state-panels.tsx'

type SignInPromptProps = Pick<ComponentProps<typeof ButtonLink>, 'look'> & {
  title: string
  label: string
  /** Where sign-in leads back to, without the language prefix. */
  page: string
  children?: ReactNode
}

/** In the place of what belongs to a person, where nobody is signed in. */
export function SignInPrompt({ title, label, page, look, children }: SignInPromptProps) {
  const here = getPathname({ href: page, locale: useLocale() })
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink look={look} href={signInHref(here)}>
          {label}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
