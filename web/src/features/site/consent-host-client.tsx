'use client'
import { useEffect } from 'react'
import { usePathname } from '#i18n/navigation.ts'
import { hasSecretAddress } from '#security/secret-address.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'
import type { BannerTexts } from './consent-banner-client.tsx'
import { consentStep, type MeasuringIds } from './consent.ts'
import { useChoice } from './consent-store.ts'

const loadBanner = () => import('./consent-banner-client.tsx').then(({ ConsentBanner }) => ConsentBanner)

/** Does what the visitor's choice allows; the code for it comes when it is needed. */
export function ConsentHost({ ids, texts }: { ids: MeasuringIds; texts: BannerTexts }) {
  const choice = useChoice()
  const isSecret = hasSecretAddress(usePathname())
  const step = choice === undefined || isSecret ? 'nothing' : consentStep(ids, choice)
  useEffect(() => {
    if (step === 'measure') void import('./measuring-client.ts').then(({ startMeasuring }) => startMeasuring(ids))
  }, [step, ids])
  return step === 'ask' && <OnDemand load={loadBanner} isWanted props={texts} />
}
