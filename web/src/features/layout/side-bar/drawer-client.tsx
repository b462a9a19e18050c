'use client'
import { RfqDrawerHost, type RfqItem } from '#features/rfq/index-client.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useOfflineLists } from '../offline/use-offline-lists-client.ts'

const loadPicture = async () => (await import('./rfq-picture-client.tsx')).RfqPicture
const Picture = (props: { item: RfqItem }) => <OnDemand load={loadPicture} isWanted props={props} />

export function Drawer() {
  useOfflineLists()
  return <RfqDrawerHost picture={Picture} />
}
