'use client'
import { useMemo } from 'react'
import { withLaterTexts } from '#i18n/later-texts/with-later-texts-client.tsx'
import { usePathname } from '#i18n/navigation-client.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { addressQueries } from './address-queries.ts'

const load = withLaterTexts('near-parts', async () => (await import('./near-parts-client.tsx')).NearPartsList)
const isBrowser = () => true

/** Runs in the browser only: crawlers request many missing addresses. */
export function NearParts() {
  const pathname = usePathname()
  const queries = useMemo(() => addressQueries(pathname), [pathname])
  const isWanted = useBrowserValue(isBrowser) === true && queries.length > 0
  return isWanted && <OnDemand key={pathname} load={load} isWanted props={{ queries }} />
}
