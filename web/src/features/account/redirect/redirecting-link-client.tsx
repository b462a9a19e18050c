'use client'
import { type ComponentProps, Suspense } from 'react'
import { Link } from '#i18n/link.tsx'
import { withRedirect } from '#security/sign-in-href.ts'
import { useRedirectTarget } from './use-redirect-target-client.ts'

type RedirectingLinkProps = ComponentProps<typeof Link>

/** Only the browser knows the query of a cached page. */
const LinkWithRedirect = ({ href, ...rest }: RedirectingLinkProps) => (
  <Link {...rest} href={withRedirect(href, useRedirectTarget())} />
)

/** From one page of the sign-in to another, which leads to the same place after the sign-in. */
export const RedirectingLink = (props: RedirectingLinkProps) => (
  <Suspense fallback={<Link {...props} />}>
    <LinkWithRedirect {...props} />
  </Suspense>
)
