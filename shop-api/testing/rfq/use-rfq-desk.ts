import { fillSmallCatalogue } from '../small-catalogue.ts'
import { type Keep, useDesk } from '../use-desk.ts'
import { noRequests, rfqDesk } from './rfq-desk.ts'

export type RfqDesk = ReturnType<typeof rfqDesk>
export const useRfqDesk = (keep: Keep<RfqDesk>) =>
  useDesk({ deskAt: rfqDesk, fill: fillSmallCatalogue, emptied: noRequests }, keep)
