import { decades, e24, e24e96, paddedLetterPoint } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape } from '../../engine/packings.ts'
import { chipPrice, chipResistor, popularChips, type ChipResistor } from './chip-resistor.ts'

const sizes: Record<
  string,
  { reel: string; pieces: number; large?: readonly [string, number]; watts: number; volts: number }
> = {
  '0402': { reel: 'ED', pieces: 10_000, large: ['EE', 50_000], watts: 0.063, volts: 50 },
  '0603': { reel: 'EA', pieces: 5_000, large: ['EC', 20_000], watts: 0.1, volts: 75 },
  '0805': { reel: 'EA', pieces: 5_000, large: ['EC', 20_000], watts: 0.125, volts: 150 },
  '1206': { reel: 'EA', pieces: 5_000, large: ['EC', 20_000], watts: 0.25, volts: 200 },
  '1210': { reel: 'EA', pieces: 5_000, watts: 0.5, volts: 200 },
  '2010': { reel: 'EF', pieces: 4_000, watts: 0.75, volts: 400 },
  '2512': { reel: 'EG', pieces: 2_000, watts: 1, volts: 500 },
}

/** `CRCW060310K0FKEA`: size, value in four characters, tolerance, temperature coefficient, reel. */
const crcw = (options: ChipResistor) => {
  const { size, tolerance, resistance } = options
  const data = lookup(sizes, size)
  const value =
    resistance === 0 ? '0000Z0' : `${paddedLetterPoint(resistance)}${tolerance}${tolerance === 'F' ? 'K' : 'N'}`
  const stem = `CRCW${size}${value}`
  const price = chipPrice(size, tolerance)
  const large = data.large ? [[stem + data.large[0], data.large[1]] as const] : []
  return chipResistor(options, stem + data.reel, {
    packings: tape(stem + data.reel, price, data.pieces, ...large),
    price,
    power: data.watts,
    voltage: data.volts,
    temperature_coefficient: tolerance === 'F' ? 100 : 200,
    qualification: 'AEC-Q200',
  })
}

const all = Object.keys(sizes)

export const vishayCrcw = series<ChipResistor>({
  name: 'CRCW',
  manufacturer: 'vishay',
  category: 'thick-film-chip-resistors',
  noun: 'Thick film resistor',
  family: 'thick-film',
  pattern: /^CRCW(0402|0603|0805|1206|1210|2010|2512)(\d{1,3}[RKM]\d{0,2}[FJ][KN]|0000Z0)E[ADFG]$/,
  pins: ['CRCW060310K0FKEA', 'CRCW04021K00FKED', 'CRCW0805100RFKEA'],
  weight: 2,
  popular: { ...popularChips, resistance: [0, ...decades(e24, 1, 1e6)] },
  blocks: [
    { size: all, tolerance: ['F'], resistance: decades(e24e96, 1, 10e6) },
    { size: all, tolerance: ['J'], resistance: [0, ...decades(e24, 1, 10e6)] },
  ],
  part: crcw,
})
