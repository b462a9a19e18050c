'use client'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'next/navigation'
import { withRedirect } from '#security/sign-in-href.ts'
import { readMailedLinkRedirect } from '../redirect/mailed-link-redirect.ts'

/** The secret of a mailed link leaves the address bar, so that it is neither shared nor sent as a referrer. */
export const useLinkToken = () => {
  const linkToken = useSearchParams().get('token')
  const [token] = useState(linkToken)
  useEffect(() => {
    if (linkToken) history.replaceState(null, '', withRedirect(location.pathname, readMailedLinkRedirect()))
  }, [linkToken])
  return token
}
