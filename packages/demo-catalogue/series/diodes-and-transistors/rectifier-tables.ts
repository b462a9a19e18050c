import type { Packing } from '../../engine/part.ts'

type Body = {
  category: 'rectifier-diodes' | 'schottky-diodes'
  noun: string
  package: string
  amps: number
  pieces: number
  one: number
  numbers: Record<number, string>
  more?: (mpn: string) => Packing[]
}
export type Manufacturer = { pattern: RegExp; pins?: string[]; bodies: Record<string, Body> }

/** Voltages and numbers side by side: `50 100`, `1N4001 1N4002`. */
export const numbers = (volts: string, mpns: string) =>
  Object.fromEntries(volts.split(' ').map((v, i): [number, string] => [Number(v), mpns.split(' ')[i] ?? '']))
export const fill = (mpns: string, tail: string) =>
  mpns
    .split(' ')
    .map((mpn) => mpn + tail)
    .join(' ')

export const standard = { category: 'rectifier-diodes', noun: 'Rectifier diode' } as const
export const ultrafast = { category: 'rectifier-diodes', noun: 'Ultrafast rectifier diode' } as const
export const schottky = { category: 'schottky-diodes', noun: 'Schottky diode' } as const
export const do41 = { package: 'Axial DO-41', pieces: 5_000 }
export const do201 = { package: 'Axial DO-201AD', pieces: 1_200 }
export const sma = { package: 'DO-214AC (SMA)', pieces: 5_000 }
export const smb = { package: 'DO-214AA (SMB)', pieces: 3_000 }
export const smc = { package: 'DO-214AB (SMC)', pieces: 3_000 }
export const thousandVolts = '50 100 200 400 600 800 1000'
