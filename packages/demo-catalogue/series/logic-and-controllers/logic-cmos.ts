import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape, tube } from '../../engine/packings.ts'
import { logicFunctions } from './logic-functions.ts'

type Cmos = { code: string; body: string }
const codes =
  '4001 4002 4011 4012 4013 4014 4015 4017 4020 4021 4022 4023 4024 4025 4027 4028 4029 4030 4040 4042 4043 4044 4046 4047 4051 4052 4053 4060 4066 4068 4070 4071 4072 4073 4075 4077 4081 4082 4093 4094 4098 4099 40106 4511 4518 4520 4538 4541 4555'.split(
    ' ',
  )
// The 4046 is the A version, all others are B.
const grade = (code: string) => (code === '4046' ? 'A' : 'B')

/** `CD4017BE`, `CD4017BM96`, `CD4017BPWR`. */
export const tiCmos = series<Cmos>({
  name: 'CD4000',
  manufacturer: 'texas-instruments',
  category: 'gates-and-inverters',
  noun: 'CMOS logic IC',
  pattern: /^CD4\d{3,4}[AB](E|M96|PWR)$/,
  pins: ['CD4017BE', 'CD4011BE', 'CD4066BM96'],
  blocks: [{ code: codes, body: ['E', 'M96', 'PWR'] }],
  part: ({ code, body }) => {
    const { noun, pins, category } = lookup(logicFunctions, code)
    const mpn = `CD${code}${grade(code)}${body}`
    const price = { one: body === 'E' ? 0.68 : 0.55, fall: 0.14 }
    const packings =
      body === 'E'
        ? [tube(mpn, 25)]
        : body === 'M96'
          ? [...tape(mpn, price, 2_500), tube(mpn.slice(0, -2), pins === 14 ? 50 : 40)]
          : tape(mpn, price, 2_000)
    return {
      mpn,
      category,
      noun,
      package: `${body === 'E' ? 'DIP' : body === 'M96' ? 'SOIC' : 'TSSOP'}-${pins}`,
      params: { logic_family: 'CD4000B', supply_voltage: [3, 18], operating_temperature: [-55, 125] },
      packings,
      price,
    }
  },
})

type Little = { family: string; code: string; body: string }
type Family = { prefix: string; volts: readonly [number, number]; one: number; five: string; six: string }

const noun: Record<string, string> = {
  '00': '2-input NAND gate',
  '02': '2-input NOR gate',
  '04': 'Inverter',
  U04: 'Unbuffered inverter',
  '06': 'Inverter, open drain',
  '07': 'Buffer, open drain',
  '08': '2-input AND gate',
  '14': 'Schmitt-trigger inverter',
  '17': 'Schmitt-trigger buffer',
  '32': '2-input OR gate',
  '34': 'Buffer',
  '57': 'Configurable gate',
  '58': 'Configurable gate',
  '66': 'Bilateral switch',
  '79': 'D flip-flop',
  '80': 'D flip-flop, inverting',
  '86': '2-input XOR gate',
  '97': 'Configurable gate',
  '98': 'Configurable gate',
  '125': 'Bus buffer, three-state',
  '126': 'Bus buffer, three-state',
  '175': 'D flip-flop with clear',
  '240': 'Inverting buffer, three-state',
  '373': 'D latch, three-state',
  '374': 'D flip-flop, three-state',
  '3157': 'SPDT analog switch',
}
const findCategory = (code: string) =>
  ['79', '80', '175', '373', '374'].includes(code)
    ? 'flip-flops-and-latches'
    : ['66', '3157'].includes(code)
      ? 'multiplexers-and-decoders'
      : ['06', '07', '17', '34', '125', '126', '240'].includes(code)
        ? 'buffers-and-transceivers'
        : 'gates-and-inverters'

const families: Record<string, Family> = {
  LVC: {
    prefix: 'SN74LVC1G',
    volts: [1.65, 5.5],
    one: 0.3,
    five: '00 02 04 U04 06 07 08 14 17 32 34 66 79 80 86 125 126 240',
    six: '57 58 97 98 175 373 374 3157',
  },
  AHC: { prefix: 'SN74AHC1G', volts: [2, 5.5], one: 0.28, five: '00 02 04 U04 08 14 32 86 125 126', six: '' },
  AHCT: { prefix: 'SN74AHCT1G', volts: [4.5, 5.5], one: 0.28, five: '00 02 04 08 14 32 86 125 126', six: '' },
  AUP: {
    prefix: 'SN74AUP1G',
    volts: [0.8, 3.6],
    one: 0.36,
    five: '00 02 04 06 07 08 14 17 32 34 79 80 125 126 240',
    six: '57 58 97 98',
  },
}
const bodies: Record<string, string> = { DBV: 'SOT-23', DCK: 'SC-70' }

/** `SN74LVC1G08DBVR`; T instead of R is the small reel. */
export const tiLittleLogic = series<Little>({
  name: 'SN74x1G',
  manufacturer: 'texas-instruments',
  category: 'gates-and-inverters',
  noun: 'Single gate',
  pattern: /^SN74(LVC|AHCT?|AUP)1G[U\d]\d{1,3}(DBV|DCK)R$/,
  pins: ['SN74LVC1G08DBVR', 'SN74LVC1G04DBVR', 'SN74LVC1G125DBVR', 'SN74LVC1G17DBVR'],
  blocks: Object.entries(families).map(([family, { five, six }]) => ({
    family: [family],
    code: [...five.split(' '), ...six.split(' ')].filter((code) => code !== ''),
    body: Object.keys(bodies),
  })),
  part: ({ family, code, body }) => {
    const { prefix, volts, one, six } = lookup(families, family)
    const stem = `${prefix}${code}${body}`
    const price = { one, fall: 0.2 }
    const pins = six.split(' ').includes(code) ? 6 : 5
    return {
      mpn: `${stem}R`,
      category: findCategory(code),
      noun: lookup(noun, code),
      package: `${lookup(bodies, body)}-${pins}`,
      params: { logic_family: `${family}1G`, supply_voltage: volts, operating_temperature: [-40, 125] },
      packings: tape(`${stem}R`, price, 3_000, [`${stem}T`, 250]),
      price,
    }
  },
})
