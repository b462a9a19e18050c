'use client'
import { useEffect } from 'react'
import { OnDemand } from '#ui/on-demand-client.tsx'
import type { BannerTexts } from './consent-banner-client.tsx'
import type { ServiceIds } from './consent-services.ts'
import { useConsentStep } from './use-consent-step-client.ts'

const loadBanner = () => import('./consent-banner-client.tsx').then(({ ConsentBanner }) => ConsentBanner)

export function ConsentHost({ ids, texts }: { ids: ServiceIds; texts: BannerTexts }) {
  const step = useConsentStep(ids)
  useEffect(() => {
    if (step !== 'load') return
    const { measurement, container, chat } = ids
    if (measurement || container)
      void import('./measuring-client.ts').then(({ startMeasuring }) => startMeasuring({ measurement, container }))
    if (chat) void import('./chat-client.ts').then(({ startChat }) => startChat(chat))
  }, [step, ids])
  return step === 'ask' && <OnDemand load={loadBanner} isWanted props={texts} />
}
