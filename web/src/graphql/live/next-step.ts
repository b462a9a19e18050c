/** `ended`: the gateway closed the stream at its time limit; `failed`: connection or gateway error. */
export type StreamEnd = 'refused' | 'ended' | 'failed'
type NextStep = { kind: 'stop' } | { kind: 'reconnect'; delayMs: number; failures: number }

const firstDelayMs = 2_000
const maxDelayMs = 60_000

export const nextStep = (end: StreamEnd, failures: number, random: () => number): NextStep => {
  if (end === 'refused') return { kind: 'stop' }
  const delayMs = Math.min(firstDelayMs * 2 ** failures, maxDelayMs) * (0.75 + random() / 2)
  return { kind: 'reconnect', delayMs, failures: end === 'failed' ? failures + 1 : 0 }
}
