import { series } from '../engine.ts'
import { lookup } from '../lookup.ts'
import { reel, tape } from '../packings.ts'
import type { Packing } from '../part.ts'

type Rectifier = { type: string; volts: number }
type Body = {
  category: 'rectifier-diodes' | 'schottky-diodes'
  noun: string
  package: string
  amps: number
  pieces: number
  one: number
  /** Numbers by reverse voltage. */
  numbers: Record<number, string>
  more?: (mpn: string) => Packing[]
}

/** Voltages and numbers side by side: `50 100`, `1N4001 1N4002`. */
const numbers = (volts: string, mpns: string) =>
  Object.fromEntries(volts.split(' ').map((v, i): [number, string] => [Number(v), mpns.split(' ')[i] ?? '']))
const fill = (mpns: string, tail: string) =>
  mpns
    .split(' ')
    .map((mpn) => mpn + tail)
    .join(' ')

const standard = { category: 'rectifier-diodes', noun: 'Rectifier diode' } as const
const ultrafast = { category: 'rectifier-diodes', noun: 'Ultrafast rectifier diode' } as const
const schottky = { category: 'schottky-diodes', noun: 'Schottky diode' } as const
const do41 = { package: 'Axial DO-41', pieces: 5_000 }
const do201 = { package: 'Axial DO-201AD', pieces: 1_200 }
const sma = { package: 'DO-214AC (SMA)', pieces: 5_000 }
const smb = { package: 'DO-214AA (SMB)', pieces: 3_000 }
const smc = { package: 'DO-214AB (SMC)', pieces: 3_000 }
const thousandVolts = '50 100 200 400 600 800 1000'

const makers: Record<string, { pattern: RegExp; pins?: string[]; bodies: Record<string, Body> }> = {
  'diodes-incorporated': {
    pattern: /^(1N400[1-7]-T|1N581[789]-T|(S1|S2|US1)[ABDGJKM]-13-F|ES1[A-D]-13-F|B[13][2-6]0-13-F)$/,
    pins: ['1N4007-T'],
    bodies: {
      '1N400x': {
        ...standard,
        ...do41,
        amps: 1,
        one: 0.17,
        numbers: numbers(thousandVolts, fill('1N4001 1N4002 1N4003 1N4004 1N4005 1N4006 1N4007', '-T')),
      },
      '1N581x': {
        ...schottky,
        ...do41,
        amps: 1,
        one: 0.28,
        numbers: numbers('20 30 40', fill('1N5817 1N5818 1N5819', '-T')),
      },
      S1: {
        ...standard,
        ...sma,
        amps: 1,
        one: 0.16,
        numbers: numbers(thousandVolts, fill('S1A S1B S1D S1G S1J S1K S1M', '-13-F')),
      },
      S2: {
        ...standard,
        ...smb,
        amps: 1.5,
        one: 0.24,
        numbers: numbers(thousandVolts, fill('S2A S2B S2D S2G S2J S2K S2M', '-13-F')),
      },
      ES1: {
        ...ultrafast,
        ...sma,
        amps: 1,
        one: 0.25,
        numbers: numbers('50 100 150 200', fill('ES1A ES1B ES1C ES1D', '-13-F')),
      },
      US1: {
        ...ultrafast,
        ...sma,
        amps: 1,
        one: 0.24,
        numbers: numbers(thousandVolts, fill('US1A US1B US1D US1G US1J US1K US1M', '-13-F')),
      },
      B1: {
        ...schottky,
        ...sma,
        amps: 1,
        one: 0.26,
        numbers: numbers('20 30 40 50 60', fill('B120 B130 B140 B150 B160', '-13-F')),
      },
      B3: {
        ...schottky,
        ...smc,
        amps: 3,
        one: 0.44,
        numbers: numbers('20 30 40 50 60', fill('B320 B330 B340 B350 B360', '-13-F')),
      },
    },
  },
  vishay: {
    pattern:
      /^(1N400[1-7]-E3\/54|1N540[0-8]-E3\/54|UF400[1-7]-E3\/54|1N581[789]-E3\/54|(S1|S3|SS1|SS3|ES1|US1|RS1)\w{1,2}-E3\/(61T|57T))$/,
    pins: ['1N4007-E3/54', 'SS14-E3/61T'],
    bodies: {
      '1N400x': {
        ...standard,
        ...do41,
        pieces: 5_500,
        amps: 1,
        one: 0.31,
        numbers: numbers(thousandVolts, fill('1N4001 1N4002 1N4003 1N4004 1N4005 1N4006 1N4007', '-E3/54')),
        more: (mpn) => [reel(mpn.replace('/54', '/73'), 3_000)],
      },
      '1N540x': {
        ...standard,
        ...do201,
        pieces: 1_400,
        amps: 3,
        one: 0.52,
        numbers: numbers(
          '50 100 200 400 600 800 1000',
          fill('1N5400 1N5401 1N5402 1N5404 1N5406 1N5407 1N5408', '-E3/54'),
        ),
      },
      UF400x: {
        ...ultrafast,
        ...do41,
        pieces: 5_500,
        amps: 1,
        one: 0.42,
        numbers: numbers(thousandVolts, fill('UF4001 UF4002 UF4003 UF4004 UF4005 UF4006 UF4007', '-E3/54')),
      },
      '1N581x': {
        ...schottky,
        ...do41,
        pieces: 5_500,
        amps: 1,
        one: 0.38,
        numbers: numbers('20 30 40', fill('1N5817 1N5818 1N5819', '-E3/54')),
      },
      S1: {
        ...standard,
        ...sma,
        pieces: 1_800,
        amps: 1,
        one: 0.34,
        numbers: numbers(thousandVolts, fill('S1A S1B S1D S1G S1J S1K S1M', '-E3/61T')),
      },
      SS1: {
        ...schottky,
        ...sma,
        pieces: 1_800,
        amps: 1,
        one: 0.42,
        numbers: numbers('20 30 40 50 60', fill('SS12 SS13 SS14 SS15 SS16', '-E3/61T')),
      },
      SS3: {
        ...schottky,
        ...smc,
        pieces: 850,
        amps: 3,
        one: 0.62,
        numbers: numbers('20 30 40 50 60', fill('SS32 SS33 SS34 SS35 SS36', '-E3/57T')),
      },
      ES1: {
        ...ultrafast,
        ...sma,
        pieces: 1_800,
        amps: 1,
        one: 0.45,
        numbers: numbers('50 100 150 200', fill('ES1A ES1B ES1C ES1D', '-E3/61T')),
      },
      US1: {
        ...ultrafast,
        ...sma,
        pieces: 1_800,
        amps: 1,
        one: 0.43,
        numbers: numbers(thousandVolts, fill('US1A US1B US1D US1G US1J US1K US1M', '-E3/61T')),
      },
      RS1: {
        ...standard,
        noun: 'Fast rectifier diode',
        ...sma,
        pieces: 1_800,
        amps: 1,
        one: 0.39,
        numbers: numbers('50 100 200 400 600 800', fill('RS1A RS1B RS1D RS1G RS1J RS1K', '-E3/61T')),
      },
    },
  },
  onsemi: {
    pattern: /^(1N400[1-7]G|1N540[0-8]G|1N58(17|18|19|20|21|22)G|SS1[2-6]|S1[ABDGJKM]|MBRS1[24]0T3G)$/,
    pins: ['1N4007G', 'SS14'],
    bodies: {
      '1N400x': {
        ...standard,
        ...do41,
        pieces: 1_000,
        amps: 1,
        one: 0.28,
        numbers: numbers(thousandVolts, fill('1N4001 1N4002 1N4003 1N4004 1N4005 1N4006 1N4007', 'G')),
        more: (mpn) => [reel(mpn.replace(/G$/, 'RLG'), 5_000)],
      },
      '1N540x': {
        ...standard,
        ...do201,
        pieces: 500,
        amps: 3,
        one: 0.48,
        numbers: numbers('50 100 200 400 600 800 1000', fill('1N5400 1N5401 1N5402 1N5404 1N5406 1N5407 1N5408', 'G')),
      },
      '1N581x': {
        ...schottky,
        ...do41,
        pieces: 1_000,
        amps: 1,
        one: 0.41,
        numbers: numbers('20 30 40', fill('1N5817 1N5818 1N5819', 'G')),
      },
      '1N582x': {
        ...schottky,
        ...do201,
        pieces: 500,
        amps: 3,
        one: 0.55,
        numbers: numbers('20 30 40', fill('1N5820 1N5821 1N5822', 'G')),
      },
      SS1: {
        ...schottky,
        ...sma,
        pieces: 7_500,
        amps: 1,
        one: 0.37,
        numbers: numbers('20 30 40 50 60', 'SS12 SS13 SS14 SS15 SS16'),
      },
      S1: {
        ...standard,
        ...sma,
        pieces: 7_500,
        amps: 1,
        one: 0.26,
        numbers: numbers(thousandVolts, 'S1A S1B S1D S1G S1J S1K S1M'),
      },
      MBRS: {
        ...schottky,
        ...smb,
        pieces: 2_500,
        amps: 1,
        one: 0.44,
        numbers: numbers('20 40', 'MBRS120T3G MBRS140T3G'),
      },
    },
  },
}

export const rectifiers = Object.entries(makers).map(([manufacturer, { pattern, pins, bodies }]) =>
  series<Rectifier>({
    name: 'Rectifiers',
    manufacturer,
    category: 'rectifier-diodes',
    noun: 'Rectifier diode',
    pattern,
    pins,
    blocks: Object.entries(bodies).map(([type, body]) => ({
      type: [type],
      volts: Object.keys(body.numbers).map(Number),
    })),
    part: ({ type, volts }) => {
      const body = lookup(bodies, type)
      const mpn = lookup(body.numbers, volts)
      const price = { one: body.one, fall: 0.26 }
      return {
        mpn,
        category: body.category,
        noun: body.noun,
        package: body.package,
        params: { reverse_voltage: volts, forward_current: body.amps },
        packings: [...tape(mpn, price, body.pieces), ...(body.more?.(mpn) ?? [])],
        price,
      }
    },
  }),
)
