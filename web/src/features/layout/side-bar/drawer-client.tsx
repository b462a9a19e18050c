'use client'
import { RfqDrawerHost, type RfqItem } from '#features/rfq/index-client.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'

const loadPicture = async () => (await import('./rfq-picture-client.tsx')).RfqPicture
const Picture = (props: { item: RfqItem }) => <OnDemand load={loadPicture} isWanted props={props} />

export const Drawer = () => <RfqDrawerHost picture={Picture} />
