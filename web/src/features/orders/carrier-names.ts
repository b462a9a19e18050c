import type { Carrier } from '#graphql/generated/types.ts'

export const carrierNames: Record<Carrier, string> = { UPS: 'UPS', DHL: 'DHL', FEDEX: 'FedEx', SF: 'SF Express' }
