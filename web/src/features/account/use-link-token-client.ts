'use client'
import { useEffect, useState } from 'react'

/** The token of a mailed link, taken out of the address bar at once so that it is neither shared nor sent on as a referrer.
 * Undefined until it is read, null where the address has none. */
export const useLinkToken = () => {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('token')
    if (found) history.replaceState(null, '', location.pathname)
    setToken((known) => known ?? found)
  }, [])
  return token
}
