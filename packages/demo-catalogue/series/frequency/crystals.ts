import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { bulk, tape } from '../../engine/packings.ts'

type Crystal = { type: string; megahertz: number }
type Body = {
  package: string
  category: string
  suffix: string
  ppm: number
  load: number
  one: number
  pieces?: number
  noun: string
}

const surface = { category: 'smd-crystals', noun: 'Crystal', load: 18e-12, one: 0.62 }
const bodies: Record<string, Body> = {
  ABM8: { ...surface, package: 'SMD 3225-4', suffix: '-B2-T', ppm: 20, pieces: 1_000 },
  ABM3B: { ...surface, package: 'SMD 5032-4', suffix: '-B2-T', ppm: 20, pieces: 1_000 },
  ABLS: { ...surface, package: 'HC-49/US SMD', suffix: '-B4-T', ppm: 30, pieces: 1_000, one: 0.3 },
  ABLS2: { ...surface, package: 'HC-49/US SMD', suffix: '-D4Y-T', ppm: 30, pieces: 1_000, one: 0.42 },
  ABL: { ...surface, package: 'HC-49/US', category: 'through-hole-crystals', suffix: '-B2', ppm: 20, one: 0.36 },
}
const low = [3.579545, 3.6864, 4, 4.096, 4.9152, 6, 6.144, 7.3728]
const middle = [8, 9.8304, 10, 11.0592]
const high = [
  12, 12.288, 13.56, 14.31818, 14.7456, 16, 18.432, 19.6608, 20, 22.1184, 24, 24.576, 25, 26, 27, 27.12, 30, 32, 40, 48,
]

const decimals = (megahertz: number) => {
  const text = String(megahertz)
  return text.includes('.') && (text.split('.')[1]?.length ?? 0) > 3 ? text : megahertz.toFixed(3)
}

/** `ABM8-16.000MHZ-B2-T`: case, frequency, temperature range and tolerance, tape. */
export const abraconCrystals = series<Crystal>({
  name: 'Crystals',
  manufacturer: 'abracon',
  category: 'smd-crystals',
  noun: 'Crystal',
  pattern: /^AB(M8|M3B|LS|LS2|L)-\d{1,2}\.\d{3,6}MHZ-(B2|B4|D4Y)(-T)?$/,
  pins: ['ABM8-16.000MHZ-B2-T', 'ABM8-25.000MHZ-B2-T', 'ABLS-12.000MHZ-B4-T'],
  blocks: [
    { type: ['ABM8'], megahertz: high },
    { type: ['ABM3B'], megahertz: [...middle, ...high] },
    { type: ['ABLS', 'ABLS2', 'ABL'], megahertz: [...low, ...middle, ...high] },
  ],
  part: ({ type, megahertz }) => {
    const body = lookup(bodies, type)
    const mpn = `${type}-${decimals(megahertz)}MHZ${body.suffix}`
    const price = { one: body.one, fall: 0.13 }
    return {
      mpn,
      package: body.package,
      category: body.category,
      params: {
        frequency: Math.round(megahertz * 1e6),
        frequency_tolerance: body.ppm,
        load_capacitance: body.load,
        operating_temperature: body.suffix.startsWith('-D') ? [-40, 85] : [-20, 70],
      },
      packings: body.pieces ? tape(mpn, price, body.pieces) : [bulk(mpn, price)],
      price,
    }
  },
})
