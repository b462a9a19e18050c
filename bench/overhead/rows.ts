import { ms, printTable, ratio } from '../table.ts'
import type { Pressed } from './press.ts'

export type Row = Pressed & { server: string }

export type ShapeRows = {
  name: string
  rest: Row
  bare: Row
  sameCalls: Row
  uncached: Row
  cached: Row
  bareRelayed: Row
  relayedCached: Row
  relayedUncached: Row
  peers: Row[]
}

export const cheapest = (rows: Row[]) => Math.min(...rows.map(({ cpuMicrosEach }) => cpuMicrosEach))

export const printShape = (rows: ShapeRows) => {
  const { name, rest, bare, sameCalls, uncached, cached, bareRelayed, relayedCached, relayedUncached, peers } = rows
  const cells = ({ server, perSecond, p50Ms, p99Ms, callsEach, cpuMicrosEach }: Row) => [
    server,
    perSecond.toFixed(0),
    ms(p50Ms),
    ms(p99Ms),
    callsEach.toFixed(2),
    cpuMicrosEach.toFixed(1),
    ratio(cpuMicrosEach, rest.cpuMicrosEach),
    ratio(cpuMicrosEach, bare.cpuMicrosEach),
    ratio(cpuMicrosEach, sameCalls.cpuMicrosEach),
    peers.length === 0 ? '–' : ratio(cpuMicrosEach, cheapest(peers)),
  ]
  printTable(
    `${name} (32 connections; the last four columns are ratios of CPU)`,
    ['server', 'req/s', 'p50', 'p99', 'calls', 'CPU µs', 'one REST call', 'bare server', 'same calls', 'best peer'],
    [rest, bare, sameCalls, cached, uncached, bareRelayed, relayedCached, relayedUncached, ...peers].map(cells),
  )
}
