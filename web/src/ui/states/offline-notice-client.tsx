'use client'
import type { ReactNode } from 'react'
import { useIsOffline } from '../browser/use-is-offline-client.ts'
import styles from './offline-notice.module.css'

/** Announced when the connection is lost. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  const isOffline = useIsOffline()
  return <div role="status">{isOffline && <p className={styles.notice}>{children}</p>}</div>
}
