import { series, type Series } from '../../engine/engine.ts'
import { connector, two, upTo, type Connector } from './connector.ts'

type Ways = { type: string; ways: number }
type Type = Omit<Connector, 'mpn' | 'ways'> & { ways: readonly number[]; number: (n: number) => string }

const connectors = (name: string, manufacturer: string, pattern: RegExp, types: Type[], pins: string[] = []): Series =>
  series<Ways>({
    name,
    manufacturer,
    category: types[0]?.category ?? '',
    noun: types[0]?.noun ?? '',
    pattern,
    pins,
    blocks: types.map(({ ways }, i) => ({ type: [String(i)], ways })),
    part: ({ type, ways }) => {
      const data = types[Number(type)]
      if (!data) throw new RangeError(`${name} has no type ${type}.`)
      const { number, ways: _ways, ...rest } = data
      return connector({ ...rest, ways, mpn: number(ways) })
    },
  })

const pin = {
  kind: 'Header',
  noun: 'Pin header',
  category: 'pin-headers',
  pitchMm: 2.54,
  base: 0.12,
  perPosition: 0.035,
} as const
const socket = {
  kind: 'Socket',
  noun: 'Socket strip',
  category: 'socket-strips',
  pitchMm: 2.54,
  base: 0.3,
  perPosition: 0.08,
} as const
const three = (n: number) => String(n).padStart(3, '0')

/** `61300411121`: positions, rows, type. */
export const wurthHeaders = connectors(
  'WR-PHD',
  'wurth-elektronik',
  /^613\d{3}[12]1(11|02|18)21$|^613\d{3}[12](11|10|18)21$/,
  [
    { ...pin, rows: 1, ways: upTo(2, 36), number: (n) => `613${three(n)}11121` },
    { ...pin, rows: 2, ways: upTo(2, 36), number: (n) => `613${three(2 * n)}21121` },
    { ...pin, rows: 1, isRightAngle: true, ways: upTo(2, 36), number: (n) => `613${three(n)}11021` },
    { ...pin, rows: 2, isRightAngle: true, ways: upTo(2, 36), number: (n) => `613${three(2 * n)}21021` },
    { ...socket, rows: 1, ways: upTo(2, 36), number: (n) => `613${three(n)}11821` },
    { ...socket, rows: 2, ways: upTo(2, 36), number: (n) => `613${three(2 * n)}21821` },
  ],
  ['61300411121'],
)

export const harwinM20 = connectors('M20', 'harwin', /^M20-99[98]\d\d4[56]$/, [
  { ...pin, rows: 1, ways: upTo(2, 36), number: (n) => `M20-999${two(n)}46` },
  { ...pin, rows: 2, ways: upTo(2, 36), number: (n) => `M20-998${two(n)}46` },
])

export const amphenolBergStik = connectors('BergStik', 'amphenol', /^(68000-[14]\d\d|67997-4\d\d)HLF$/, [
  { ...pin, rows: 1, ways: upTo(1, 36), params: { contact_plating: 'Au' }, number: (n) => `68000-1${two(n)}HLF` },
  { ...pin, rows: 1, ways: upTo(1, 36), params: { contact_plating: 'Sn' }, number: (n) => `68000-4${two(n)}HLF` },
  { ...pin, rows: 2, ways: upTo(2, 36), params: { contact_plating: 'Sn' }, number: (n) => `67997-4${two(2 * n)}HLF` },
])

const dfHeader = {
  kind: 'Shrouded header',
  noun: 'DF13 header',
  category: 'wire-to-board-headers',
  rows: 1,
  pitchMm: 1.25,
  base: 0.3,
  perPosition: 0.07,
  ways: upTo(2, 15),
  params: { current: 1 },
} as const
const flat = {
  kind: 'FFC',
  noun: 'FFC/FPC connector',
  category: 'ffc-connectors',
  rows: 1,
  pitchMm: 0.5,
  base: 0.7,
  perPosition: 0.03,
} as const
export const hirose = connectors(
  'FH12 DF13',
  'hirose',
  /^(FH12-\d+S-0\.5SH\(55\)|DF13-\d+(P-1\.25DSA?|S-1\.25C))$/,
  [
    {
      ...flat,
      ways: [6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 33, 34, 36, 40, 45, 50, 53],
      pack: { reel: 500 },
      params: { current: 0.5 },
      number: (n) => `FH12-${n}S-0.5SH(55)`,
    },
    { ...dfHeader, number: (n) => `DF13-${n}P-1.25DSA` },
    { ...dfHeader, isRightAngle: true, number: (n) => `DF13-${n}P-1.25DS` },
    {
      ...dfHeader,
      kind: 'Housing',
      noun: 'DF13 housing',
      category: 'wire-to-board-housings',
      base: 0.12,
      perPosition: 0.01,
      params: {},
      number: (n) => `DF13-${n}S-1.25C`,
    },
  ],
  ['FH12-24S-0.5SH(55)'],
)

/** TE counts on before the number: ten positions are `1-640456-0`. */
const te = (base: string, n: number) => (n < 10 ? `${base}-${n}` : `${Math.floor(n / 10)}-${base}-${n % 10}`)
const terminal = {
  kind: 'Terminal block',
  noun: 'PCB terminal block',
  category: 'pcb-terminal-blocks',
  rows: 1,
  base: 0.3,
  perPosition: 0.42,
} as const
export const teConnectors = connectors(
  'MTA Buchanan',
  'te-connectivity',
  /^([12]-)?(640456|640454|640440|28283[4-7])-\d$/,
  [
    {
      ...dfHeader,
      noun: 'MTA-100 header',
      pitchMm: 2.54,
      params: {},
      ways: upTo(2, 28),
      number: (n) => te('640456', n),
    },
    {
      ...dfHeader,
      noun: 'MTA-100 header',
      pitchMm: 2.54,
      params: {},
      ways: upTo(2, 28),
      isRightAngle: true,
      number: (n) => te('640454', n),
    },
    {
      ...dfHeader,
      kind: 'Housing',
      noun: 'MTA-100 connector',
      category: 'wire-to-board-housings',
      pitchMm: 2.54,
      params: {},
      ways: upTo(2, 28),
      number: (n) => te('640440', n),
    },
    { ...terminal, pitchMm: 2.54, ways: upTo(2, 12), number: (n) => te('282834', n) },
    { ...terminal, pitchMm: 5, ways: upTo(2, 12), number: (n) => te('282836', n) },
    { ...terminal, pitchMm: 5.08, ways: upTo(2, 12), number: (n) => te('282837', n) },
  ],
  ['282837-2', '640456-4'],
)
