import { fillSmallCatalogue } from '../small-catalogue.ts'
import { type OnOpened, useClient } from '../use-client.ts'
import { noRequests, createRfqClient } from './rfq-client.ts'

export type RfqClient = ReturnType<typeof createRfqClient>
export const useRfqClient = (keep: OnOpened<RfqClient>, env: Record<string, string> = {}) =>
  useClient(
    { createClient: createRfqClient, fill: fillSmallCatalogue, tablesToEmpty: noRequests, settings: { env } },
    keep,
  )
