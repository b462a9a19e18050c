import { decades, e24, e24e96, letterPoint } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { tape } from '../../engine/packings.ts'
import { chipPrice, chipResistor, popularChips, getSize, type ChipResistor } from './chip-resistor.ts'

const popular = { ...popularChips, resistance: [0, ...decades(e24, 1, 1e6)] }
const small = ['0402', '0603', '0805', '1206', '1210']
const large = ['1218', '2010', '2512']
const isEmbossed = (size: string) => large.includes(size)

/** `RC0603FR-0710KL`: size, tolerance, tape, reel, value, lead-free. */
const number = (prefix: string, { size, tolerance, resistance }: ChipResistor, reel: '07' | '13') =>
  `${prefix}${size}${tolerance}${isEmbossed(size) ? 'K' : 'R'}-${reel}${letterPoint(resistance)}L`

const yageo = (prefix: 'RC' | 'AC', one: number, qualification: string | undefined) => (options: ChipResistor) => {
  const { size, tolerance, resistance } = options
  const { reel7, reel13 } = getSize(size)
  const mpn = number(prefix, options, '07')
  const price = chipPrice(size, tolerance, one)
  const large13 = isEmbossed(size) ? [] : ([[number(prefix, options, '13'), reel13]] as const)
  return chipResistor(options, mpn, {
    packings: tape(mpn, price, reel7, ...large13),
    price,
    temperature_coefficient: resistance < 10 ? 200 : 100,
    ...(qualification ? { qualification } : {}),
  })
}

const values = '(0R|[\\d]{1,3}[RKM]\\d{0,2})'

const rc = {
  manufacturer: 'yageo',
  category: 'thick-film-chip-resistors',
  noun: 'Thick film resistor',
  family: 'thick-film',
  popular,
  part: yageo('RC', 0.1, undefined),
}

export const yageoRc = series<ChipResistor>({
  ...rc,
  name: 'RC',
  pattern: new RegExp(`^RC(0201|0402|0603|0805|1206|1210|1218|2010|2512)[FJ][RK]-07${values}L$`),
  pins: [
    'RC0603FR-0710KL',
    'RC0402FR-0710KL',
    'RC0402FR-071KL',
    'RC0603FR-07100RL',
    'RC0805FR-074K7L',
    'RC0603JR-070RL',
  ],
  weight: 4,
  blocks: [
    { size: [...small, ...large], tolerance: ['F'], resistance: decades(e24e96, 1, 10e6) },
    { size: ['0201'], tolerance: ['F'], resistance: decades(e24e96, 10, 1e6) },
    { size: [...small, ...large], tolerance: ['J'], resistance: [0, ...decades(e24, 1, 10e6)] },
    { size: ['0201'], tolerance: ['J'], resistance: [0, ...decades(e24, 10, 1e6)] },
  ],
})

export const yageoRcHalfPercent = series<ChipResistor>({
  ...rc,
  name: 'RC 0.5 %',
  pattern: new RegExp(`^RC(0402|0603|0805|1206|1210)DR-07${values}L$`),
  weight: 0.4,
  blocks: [{ size: small, tolerance: ['D'], resistance: decades(e24e96, 10, 1e6) }],
})

export const yageoAc = series<ChipResistor>({
  name: 'AC',
  weight: 0.6,
  manufacturer: 'yageo',
  category: 'automotive-chip-resistors',
  noun: 'Thick film resistor',
  family: 'thick-film-automotive',
  pattern: new RegExp(`^AC(0402|0603|0805|1206|1210|1218|2010|2512)[FJ][RK]-07${values}L$`),
  popular,
  blocks: [
    { size: [...small, ...large], tolerance: ['F'], resistance: decades(e24e96, 1, 10e6) },
    { size: [...small, ...large], tolerance: ['J'], resistance: [0, ...decades(e24, 1, 10e6)] },
  ],
  part: yageo('AC', 0.11, 'AEC-Q200'),
})
