'use client'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useOpenState } from '#ui/overlay/open-state.ts'
import type { RfqDrawerProps } from './rfq-drawer-client.tsx'
import { rfqDrawer } from './rfq-drawer-store.ts'

const load = async () => (await import('./rfq-drawer-client.tsx')).RfqDrawer

export const RfqDrawerHost = (props: RfqDrawerProps) =>
  useOpenState(rfqDrawer) && <OnDemand load={load} isWanted props={props} />
