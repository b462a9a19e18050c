'use client'
import { useEffect } from 'react'
import { bomPage, requestPage, useRfqList } from '#features/rfq/index-client.ts'
import { usePathname } from '#i18n/navigation-client.ts'

const register = () =>
  void navigator.serviceWorker?.register('/offline-worker.js', { updateViaCache: 'none' }).catch(() => {
    // A browser that forbids the worker has no lists without a connection.
  })

/** Visitors without a list get no worker, and the others get it after their page has loaded. */
export const useOfflineLists = () => {
  const pathname = usePathname()
  const hasParts = useRfqList().items.length > 0
  const isWanted = hasParts || pathname === bomPage || pathname === requestPage
  useEffect(() => {
    if (!isWanted) return undefined
    if (document.readyState === 'complete') return register()
    addEventListener('load', register, { once: true })
    return () => removeEventListener('load', register)
  }, [isWanted])
}
