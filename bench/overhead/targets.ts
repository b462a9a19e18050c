import type { AddedLatency } from './latency.ts'
import { cheapest, type ShapeRows } from './rows.ts'

type Mode = 'uncached' | 'cached'

const cpuTargets: { mode: Mode; shape: string; max: number }[] = [
  { mode: 'cached', shape: 'one product', max: 1.6 },
  { mode: 'cached', shape: 'list of 20', max: 1.4 },
  { mode: 'cached', shape: 'home page', max: 1.5 },
  { mode: 'uncached', shape: 'one product', max: 4.5 },
  { mode: 'uncached', shape: 'list of 20', max: 11 },
  { mode: 'uncached', shape: 'home page', max: 15 },
  { mode: 'uncached', shape: 'a person’s cart', max: 5 },
]
const maxMsPerHop = 1
/** Of a relay that does nothing else: a second request costs more than the cached response itself. */
const maxTimesBareRelay = 1.3

const say = (what: string, isMet: boolean, value: string) =>
  console.log(`${isMet ? 'met   ' : 'missed'}  ${what}: ${value}`)
const modeName = { uncached: 'without cache', cached: 'with public cache' }

/** A missed target is reported and fails nothing. */
export const printTargets = (shapes: ShapeRows[], latencies: AddedLatency[]) => {
  console.log('\nTargets')
  for (const { mode, shape, max } of cpuTargets) {
    const rows = shapes.find(({ name }) => name === shape)
    if (!rows) continue
    const times = rows[mode].cpuMicrosEach / rows.bare.cpuMicrosEach
    say(`${shape}, ${modeName[mode]}, at most ${max} × the bare server`, times <= max, `${times.toFixed(2)} ×`)
  }
  for (const { name, cached, bareRelayed, relayedCached } of shapes) {
    const times = relayedCached.cpuMicrosEach / bareRelayed.cpuMicrosEach
    const straight = (relayedCached.cpuMicrosEach / cached.cpuMicrosEach).toFixed(2)
    say(
      `${name}, through the storefront, at most ${maxTimesBareRelay} × node:http and undici alone`,
      times <= maxTimesBareRelay,
      `${times.toFixed(2)} ×, ${straight} × straight`,
    )
  }
  for (const { name, uncached, peers } of shapes) {
    if (peers.length === 0) continue
    const times = uncached.cpuMicrosEach / cheapest(peers)
    say(`${name}, without cache, ahead of every peer`, times < 1, `${times.toFixed(2)} × the best of ${peers.length}`)
  }
  for (const { shape, msPerHop } of latencies)
    say(`${shape}, under ${maxMsPerHop} ms more per hop`, msPerHop < maxMsPerHop, `${msPerHop.toFixed(2)} ms`)
}
