import { z } from 'zod'

const apiCalls = ['token', 'client_token', 'create', 'get', 'capture', 'refund', 'verify'] as const
export type ApiCall = (typeof apiCalls)[number]

/** Before the call: `http_…`, `reset`, `slow`. After the call: `drop_reply`, `http_500_after`, `garbage`. The others are outcomes of a capture or refund. */
const faultNames = [
  'http_400',
  'http_401',
  'http_409',
  'http_429',
  'http_500',
  'redirect',
  'reset',
  'slow',
  'drop_reply',
  'http_500_after',
  'garbage',
  'decline_instrument',
  'payer_action_required',
  'pending',
  'denied',
  'wrong_amount',
  'wrong_currency',
  'wrong_payee',
] as const
export type FaultName = (typeof faultNames)[number]

export const faultShape = z.strictObject({
  call: z.enum(apiCalls),
  fault: z.enum(faultNames),
  /** The number of calls that it affects. */
  count: z.int().min(1).max(1_000_000).default(1),
  /** For `slow`, in milliseconds. */
  delay_ms: z.int().min(0).max(120_000).default(30_000),
})
type Fault = z.output<typeof faultShape>

export const createFaults = () => {
  let faults: Fault[] = []
  let wake = Promise.withResolvers<void>()
  return {
    list: (): readonly Fault[] => faults,
    add: (fault: z.input<typeof faultShape>) => void faults.push(faultShape.parse(fault)),
    clear: () => {
      faults = []
      wake.resolve()
      wake = Promise.withResolvers<void>()
    },
    take: (call: ApiCall): Fault | null => {
      const found = faults.find((fault) => fault.call === call)
      if (!found) return null
      found.count -= 1
      faults = faults.filter(({ count }) => count > 0)
      return found
    },
    wait: (delayMs: number): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, delayMs)
      void wake.promise.then(resolve)
      return promise.finally(() => clearTimeout(timer))
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
