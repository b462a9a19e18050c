'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ReviewIds } from '../consent/consent-services.ts'
import { useConsentStep } from '../consent/use-consent-step-client.ts'
import styles from './trust-box.module.css'

type TrustBoxProps = { ids: ReviewIds; reviewLocale: string; children: ReactNode }

const heightPx = 150

export function TrustBox({ ids, reviewLocale, children }: TrustBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const isWanted = useConsentStep(ids) === 'load'
  useEffect(() => {
    const { current } = box
    if (isWanted && current) void import('./reviews-client.ts').then(({ showReviews }) => showReviews(current))
  }, [isWanted])
  if (!isWanted) return <div className={styles.box}>{children}</div>
  return (
    <div
      key="wanted"
      ref={box}
      className={`${styles.box} trustpilot-widget`}
      data-locale={reviewLocale}
      data-template-id={ids.template}
      data-businessunit-id={ids.businessUnit}
      data-style-height={`${heightPx}px`}
      data-style-width="100%"
      data-theme="light"
    >
      {children}
    </div>
  )
}
