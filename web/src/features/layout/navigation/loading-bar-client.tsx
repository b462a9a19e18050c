'use client'
import { Suspense, useEffect, useState } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'
import { navigationProgress } from './navigation-progress.ts'
import styles from './loading-bar.module.css'

export function LoadingBar({ label }: { label: string }) {
  const isMoving = useIsMoving()
  return (
    <>
      {isMoving && <div className={styles.bar} role="progressbar" aria-label={label} />}
      <Suspense fallback={null}>
        <Arrival />
      </Suspense>
    </>
  )
}

/** The router reports inside its own transition, so a state set there shows only after it. */
const useIsMoving = () => {
  const [begun, setBegun] = useState(0)
  const [over, setOver] = useState(0)
  useEffect(
    () =>
      navigationProgress.subscribe(() => {
        const trip = navigationProgress.read()
        setOver(trip)
        queueMicrotask(() => setBegun(trip))
      }),
    [],
  )
  return begun > over
}

function Arrival() {
  const place = `${usePathname()}?${useSearchParams()}`
  useEffect(() => navigationProgress.arrive(location.href), [place])
  return null
}
