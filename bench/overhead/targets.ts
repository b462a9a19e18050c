import type { AddedLatency } from './latency.ts'
import { cheapest, type ShapeRows } from './rows.ts'

type Mode = 'uncached' | 'cached'

/** CPU per request, as multiples of the bare server's. */
const cpuTargets: { mode: Mode; shape: string; most: number }[] = [
  { mode: 'uncached', shape: 'one product', most: 2.7 },
  { mode: 'uncached', shape: 'list of 20', most: 10 },
  { mode: 'uncached', shape: 'home page', most: 15 },
  { mode: 'cached', shape: 'one product', most: 1.2 },
  { mode: 'cached', shape: 'list of 20', most: 2 },
  { mode: 'cached', shape: 'home page', most: 1.5 },
]
const mostMsPerHop = 1

const say = (what: string, isMet: boolean, value: string) =>
  console.log(`${isMet ? 'met   ' : 'missed'}  ${what}: ${value}`)
const modeName = { uncached: 'without cache', cached: 'with public cache' }

/** Tells of each target whether it is met; nothing fails. */
export const printTargets = (shapes: ShapeRows[], latencies: AddedLatency[]) => {
  console.log('\nTargets')
  for (const { mode, shape, most } of cpuTargets) {
    const rows = shapes.find(({ name }) => name === shape)
    if (!rows) continue
    const times = rows[mode].cpuMicrosEach / rows.bare.cpuMicrosEach
    say(`${shape}, ${modeName[mode]}, at most ${most} × the bare server`, times <= most, `${times.toFixed(2)} ×`)
  }
  for (const { name, uncached, peers } of shapes) {
    if (peers.length === 0) continue
    const times = uncached.cpuMicrosEach / cheapest(peers)
    say(`${name}, without cache, ahead of every peer`, times < 1, `${times.toFixed(2)} × the best of ${peers.length}`)
  }
  for (const { shape, msPerHop } of latencies)
    say(`${shape}, under ${mostMsPerHop} ms more per hop`, msPerHop < mostMsPerHop, `${msPerHop.toFixed(2)} ms`)
}
