'use client'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'next/navigation'
import { personalKey } from '#security/personal-storage.ts'
import { withRedirect } from '#security/sign-in-href.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { readMailedLinkRedirect } from '../redirect/mailed-link-redirect.ts'

/** Lasts until the tab is closed or the link has been used. */
export const linkTokens = {
  activate: storedText(personalKey('activation-link')),
  reset: storedText(personalKey('password-link')),
}

/**
 * The secret of a mailed link leaves the address bar, so that it is neither shared nor sent as a referrer; the tab keeps it
 * for a reload. Undefined until the tab's storage can be read.
 */
export const useLinkToken = (kind: keyof typeof linkTokens): string | null | undefined => {
  const linkToken = useSearchParams().get('token') || null
  const [openedToken] = useState(linkToken)
  const storedToken = useBrowserValue(linkTokens[kind].read)
  useEffect(() => {
    if (!linkToken) return
    linkTokens[kind].write(linkToken)
    history.replaceState(null, '', withRedirect(location.pathname, readMailedLinkRedirect()))
  }, [linkToken, kind])
  return openedToken ?? storedToken
}
