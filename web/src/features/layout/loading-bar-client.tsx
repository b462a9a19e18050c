'use client'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'
import { navigationProgress } from './navigation-progress.ts'
import styles from './loading-bar.module.css'

/** A thin bar while the next page is on its way. */
export function LoadingBar({ label }: { label: string }) {
  const isMoving = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.read, () => false)
  return (
    <>
      {isMoving && <div className={styles.bar} role="progressbar" aria-label={label} />}
      <Suspense fallback={null}>
        <Arrival />
      </Suspense>
    </>
  )
}

function Arrival() {
  const place = `${usePathname()}?${useSearchParams()}`
  useEffect(() => navigationProgress.end(), [place])
  return null
}
