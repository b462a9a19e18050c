import { bulk, reel, tape, tray, tube } from '../../engine/packings.ts'
import type { Params } from '../../taxonomy/attributes.ts'
import type { Facts } from '../../engine/part.ts'

export const two = (n: number) => String(n).padStart(2, '0')
export const upTo = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

export type Connector = {
  mpn: string
  kind: 'Header' | 'Socket' | 'Shrouded header' | 'Housing' | 'Terminal block' | 'FFC'
  rows: number
  ways: number
  pitchMm: number
  isRightAngle?: boolean
  isSurfaceMount?: boolean
  noun: string
  category: string
  params?: Params
  perPosition: number
  base: number
  pack?: { reel: number; orderCode?: string } | { tube: number } | { tray: number }
  aliases?: Facts['aliases']
}

export const connector = (c: Connector): Facts => {
  const positions = c.rows * c.ways
  const price = { one: c.base + c.perPosition * positions, fall: 0.15 }
  const pitch = c.pitchMm.toFixed(2)
  const suffix = `${c.isRightAngle ? ' RA' : ''}${c.isSurfaceMount ? ' SMT' : ''}`
  const { pack } = c
  return {
    mpn: c.mpn,
    category: c.category,
    noun: c.noun,
    package:
      c.kind === 'FFC' ? `FFC ${positions} ${pitch} mm` : `${c.kind} ${c.rows}×${two(c.ways)} ${pitch} mm${suffix}`,
    params: { positions, rows: c.rows, pitch: c.pitchMm / 1000, ...c.params },
    packings: !pack
      ? [bulk(c.mpn, price)]
      : 'reel' in pack
        ? pack.orderCode
          ? [bulk(c.mpn, price), reel(pack.orderCode, pack.reel)]
          : tape(c.mpn, price, pack.reel)
        : 'tube' in pack
          ? [tube(c.mpn, pack.tube)]
          : [tray(c.mpn, pack.tray)],
    price,
    ...(c.aliases ? { aliases: c.aliases } : {}),
  }
}
