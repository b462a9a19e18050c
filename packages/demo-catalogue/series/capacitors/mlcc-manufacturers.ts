import { capacitanceCode, nineEightCode, picofarads } from '../../engine/codes.ts'
import { lookup } from '../../engine/lookup.ts'
import { mlcc, type Mlcc } from './mlcc.ts'

const reel13 = ({ size }: Mlcc) => (size === '0402' ? 50_000 : 10_000)
const kemetCode = ({ capacitance }: Mlcc) => nineEightCode(picofarads(capacitance), 3)

const kemetVolt: Record<number, string> = { 6.3: '9', 10: '8', 16: '4', 25: '3', 50: '5', 100: '1', 200: '2' }
const kemetDielectric = { C0G: 'G', X7R: 'R', X5R: 'P' }
const kemetStem = (o: Mlcc) =>
  `C${o.size}C${kemetCode(o)}${o.tolerance}${lookup(kemetVolt, o.voltage)}${kemetDielectric[o.dielectric]}AC`
const kemetSizes = ['0402', '0603', '0805', '1206', '1210']
/** `C0402C104K4RACTU`: size, capacitance, tolerance, volts, dielectric, terminals, reel. */
export const kemetC = mlcc({
  name: 'C',
  manufacturer: 'kemet',
  pattern: /^C(0402|0603|0805|1206|1210)C\d{3}[CFGJKM][9843512][GRP]ACTU$/,
  pins: ['C0402C104K4RACTU', 'C0603C104K5RACTU', 'C0805C104K5RACTU'],
  limits: { sizes: kemetSizes, hasHighValues: true },
  number: (o) => `${kemetStem(o)}TU`,
  large: (o) => [`${kemetStem(o)}7411`, reel13(o)],
})
export const kemetAuto = mlcc({
  name: 'C AUTO',
  manufacturer: 'kemet',
  category: 'automotive-ceramic-capacitors',
  family: 'mlcc-automotive',
  pattern: /^C(0402|0603|0805|1206|1210)C\d{3}[CFGJKM][9843512][GR]ACAUTO$/,
  limits: { sizes: kemetSizes, dielectrics: ['C0G', 'X7R'], volts: [16, 25, 50, 100] },
  number: (o) => `${kemetStem(o)}AUTO`,
  large: (o) => [`${kemetStem(o)}AUTO7411`, reel13(o)],
  more: { qualification: 'AEC-Q200' },
})

const avxVolt: Record<number, string> = { 6.3: '6', 10: 'Z', 16: 'Y', 25: '3', 50: '5', 100: '1', 200: '2' }
const avxDielectric = { C0G: 'A', X7R: 'C', X5R: 'D' }
const avx = (o: Mlcc, failure: 'A' | '4', reel: '2' | '4') =>
  `${o.size}${lookup(avxVolt, o.voltage)}${avxDielectric[o.dielectric]}${capacitanceCode(o.capacitance)}${o.tolerance}${failure}T${reel}A`
export const kyoceraAvx = mlcc({
  name: 'AVX',
  manufacturer: 'kyocera-avx',
  pattern: /^(0201|0402|0603|0805|1206|1210)[6ZY3512][ACD](\d{3}|\dR\d)[CFGJKM]AT2A$/,
  pins: ['06035C104KAT2A', '08055C104KAT2A'],
  limits: { hasHighValues: true },
  number: (o) => avx(o, 'A', '2'),
  large: (o) => [avx(o, 'A', '4'), reel13(o)],
})
export const kyoceraAvxAuto = mlcc({
  name: 'AVX AEC',
  manufacturer: 'kyocera-avx',
  category: 'automotive-ceramic-capacitors',
  family: 'mlcc-automotive',
  pattern: /^(0402|0603|0805|1206|1210)[Y351][AC](\d{3}|\dR\d)[CFGJKM]4T2A$/,
  limits: { sizes: kemetSizes, dielectrics: ['C0G', 'X7R'], volts: [16, 25, 50, 100] },
  number: (o) => avx(o, '4', '2'),
  large: (o) => [avx(o, '4', '4'), reel13(o)],
  more: { qualification: 'AEC-Q200' },
})

const yageoVolt: Record<number, string> = { 6.3: '5', 10: '6', 16: '7', 25: '8', 50: '9', 100: '0', 200: 'A' }
const yageo = (o: Mlcc, paper: string, embossed: string) => {
  const isThick = !['0201', '0402', '0603'].includes(o.size) && o.capacitance > 0.15e-6
  const [dielectric, type] = o.dielectric === 'C0G' ? ['NPO', 'BN'] : [o.dielectric, 'BB']
  return `CC${o.size}${o.tolerance}${isThick ? embossed : paper}${dielectric}${lookup(yageoVolt, o.voltage)}${type}${capacitanceCode(o.capacitance)}`
}
/** `CC0402KRX7R7BB104`: size, tolerance, tape, dielectric, volts, type, capacitance. */
export const yageoCc = mlcc({
  name: 'CC',
  manufacturer: 'yageo',
  pattern: /^CC(0201|0402|0603|0805|1206|1210)[CFGJKM][RK](NPO|X7R|X5R)[567890A]B[BN](\d{3}|\dR\d)$/,
  pins: ['CC0402KRX7R7BB104', 'CC0603KRX7R9BB104'],
  limits: { hasHighValues: true },
  number: (o) => yageo(o, 'R', 'K'),
  large: (o) => [yageo(o, 'P', 'F'), reel13(o)],
})

const vjVolt: Record<number, string> = { 10: 'Q', 16: 'J', 25: 'X', 50: 'A', 100: 'B', 200: 'C' }
export const vishayVj = mlcc({
  name: 'VJ',
  manufacturer: 'vishay',
  pattern: /^VJ(0402|0603|0805|1206|1210)[AY](\d{3}|\dR\d)[CFGJKM]X[QJXABC]CW1BC$/,
  limits: { sizes: kemetSizes, dielectrics: ['C0G', 'X7R'] },
  number: (o) =>
    `VJ${o.size}${o.dielectric === 'C0G' ? 'A' : 'Y'}${capacitanceCode(o.capacitance)}${o.tolerance}X${lookup(vjVolt, o.voltage)}CW1BC`,
})

const walsinVolt: Record<number, string> = {
  6.3: '6R3',
  10: '100',
  16: '160',
  25: '250',
  50: '500',
  100: '101',
  200: '201',
}
const walsinDielectric = { C0G: 'N', X7R: 'B', X5R: 'X' }
export const walsinMlcc = mlcc({
  name: 'MLCC',
  manufacturer: 'walsin',
  pattern: /^(0402|0603|0805|1206|1210)[NBX](\d{3}|\dR\d)[CFGJKM](\d{3}|6R3)CT$/,
  limits: { sizes: kemetSizes, hasHighValues: true },
  number: (o) =>
    `${o.size}${walsinDielectric[o.dielectric]}${capacitanceCode(o.capacitance)}${o.tolerance}${lookup(walsinVolt, o.voltage)}CT`,
})
