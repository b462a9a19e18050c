import { capacitanceCode, decades, e12, e24, voltageCode } from '../../engine/codes.ts'
import { series, type Block } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { exceptListed } from './mlcc-listed.ts'
import { mlcc, mlccFacts, type Dielectric, type Mlcc } from './mlcc.ts'

const samsungVolt: Record<number, string> = { 6.3: 'Q', 10: 'P', 16: 'O', 25: 'A', 50: 'B', 100: 'C', 200: 'D' }
const samsungSize: Record<string, string> = { '0201': '03', '0402': '05', '0603': '10' }
const samsungThickness: Record<string, string> = { '0201': '3', '0402': '5', '0603': '8' }
const samsungDielectric = { C0G: 'C', X7R: 'B', X5R: 'A' }
const samsung = (o: Mlcc, reel: 'C' | 'D') =>
  `CL${lookup(samsungSize, o.size)}${samsungDielectric[o.dielectric]}${capacitanceCode(o.capacitance)}${o.tolerance}` +
  `${lookup(samsungVolt, o.voltage)}${lookup(samsungThickness, o.size)}NNN${reel}`
/** `CL05B104KO5NNNC`. Only sizes of one thickness: in larger sizes a table gives the thickness by capacitance. */
export const samsungCl = mlcc({
  name: 'CL',
  manufacturer: 'samsung-electro-mechanics',
  pattern: exceptListed('samsung-electro-mechanics', /^CL(03|05|10)[CBA](\d{3}|\dR\d)[CFGJKM][QPOABCD][358]NNNC$/),
  pins: ['CL05B104KO5NNNC', 'CL10B104KB8NNNC', 'CL10A106KQ8NNNC'],
  limits: { sizes: ['0201', '0402', '0603'], tolerances: { C0G: ['G', 'J'] } },
  number: (o) => samsung(o, 'C'),
  large: (o) => [samsung(o, 'D'), o.size === '0603' ? 10_000 : 50_000],
})

/** The last characters follow from a table: one row for each range of capacitances. */
type Row = {
  size: string
  dielectric: Dielectric
  voltage: number
  from: number
  to: number
  stem: string
  tail: string
}
const [p, n] = [1e-12, 1e-9]
const block = ({ size, dielectric, voltage, from, to }: Row): Block<Mlcc> => ({
  size: [size],
  dielectric: [dielectric],
  voltage: [voltage],
  tolerance: [dielectric === 'C0G' ? 'J' : 'K'],
  capacitance: decades(dielectric === 'C0G' ? e24 : e12, from, to),
})
const findRow = (rows: readonly Row[], o: Mlcc) => {
  const row = rows.find(
    (r) =>
      r.size === o.size && r.dielectric === o.dielectric && r.voltage === o.voltage && o.capacitance <= r.to * 1.001,
  )
  if (!row) throw new RangeError(`No row for ${JSON.stringify(o)}.`)
  return row
}

const grm: readonly Row[] = [
  { size: '0402', dielectric: 'C0G', voltage: 50, from: 10 * p, to: 1 * n, stem: 'GRM1555C1H', tail: 'A01' },
  { size: '0603', dielectric: 'C0G', voltage: 50, from: 10 * p, to: 3.9 * n, stem: 'GRM1885C1H', tail: 'A01' },
  { size: '0402', dielectric: 'X7R', voltage: 50, from: 220 * p, to: 4.7 * n, stem: 'GRM155R71H', tail: 'A01' },
  { size: '0603', dielectric: 'X7R', voltage: 50, from: 220 * p, to: 22 * n, stem: 'GRM188R71H', tail: 'A01' },
]
const gcm: readonly Row[] = [
  { size: '0402', dielectric: 'C0G', voltage: 50, from: 10 * p, to: 1 * n, stem: 'GCM1555C1H', tail: 'A16' },
  { size: '0603', dielectric: 'C0G', voltage: 50, from: 10 * p, to: 3.9 * n, stem: 'GCM1885C1H', tail: 'A16' },
  { size: '0402', dielectric: 'X7R', voltage: 50, from: 220 * p, to: 4.7 * n, stem: 'GCM155R71H', tail: 'A37' },
  { size: '0402', dielectric: 'X7R', voltage: 50, from: 5.6 * n, to: 22 * n, stem: 'GCM155R71H', tail: 'A55' },
  { size: '0603', dielectric: 'X7R', voltage: 50, from: 220 * p, to: 22 * n, stem: 'GCM188R71H', tail: 'A37' },
]
const murata = (rows: readonly Row[], o: Mlcc, reel: 'D' | 'J') => {
  const { stem, tail } = findRow(rows, o)
  return `${stem}${capacitanceCode(o.capacitance)}${o.tolerance}${tail}${reel}`
}
const large = ({ size }: Mlcc) => (size === '0402' ? 50_000 : 10_000)
const shared = { noun: 'Ceramic capacitor', popular: { capacitance: decades(e12, 10 * p, 100 * n) } }

export const murataGrm = series<Mlcc>({
  ...shared,
  name: 'GRM',
  manufacturer: 'murata',
  category: 'ceramic-chip-capacitors',
  family: 'mlcc',
  pattern: exceptListed('murata', /^GRM(1555C|1885C|155R7|188R7)1H\d{3}[JK]A01D$/),
  pins: ['GRM1555C1H101JA01D', 'GRM188R71H103KA01D'],
  blocks: grm.map(block),
  part: (o) => mlccFacts(o, murata(grm, o, 'D'), {}, [murata(grm, o, 'J'), large(o)]),
})
export const murataGcm = series<Mlcc>({
  ...shared,
  name: 'GCM',
  manufacturer: 'murata',
  category: 'automotive-ceramic-capacitors',
  family: 'mlcc-automotive',
  pattern: exceptListed('murata', /^GCM(1555C|1885C|155R7|188R7)1H\d{3}[JK]A(16|37|55)D$/),
  blocks: gcm.map(block),
  part: (o) => mlccFacts(o, murata(gcm, o, 'D'), { qualification: 'AEC-Q200' }, [murata(gcm, o, 'J'), large(o)]),
})

const tdk: readonly Row[] = [
  { size: '0402', dielectric: 'C0G', voltage: 50, from: 10 * p, to: 1 * n, stem: 'C1005C0G', tail: '050BA' },
  { size: '0603', dielectric: 'C0G', voltage: 50, from: 10 * p, to: 10 * n, stem: 'C1608C0G', tail: '080AA' },
  { size: '0603', dielectric: 'X7R', voltage: 50, from: 1 * n, to: 100 * n, stem: 'C1608X7R', tail: '080AA' },
  { size: '0805', dielectric: 'X7R', voltage: 50, from: 10 * n, to: 100 * n, stem: 'C2012X7R', tail: '085AA' },
]
/** `C1608X7R1H104K080AA`; catalogs before 2013 end at the tolerance, labels add `T000N` there. */
export const tdkC = series<Mlcc>({
  ...shared,
  name: 'C',
  manufacturer: 'tdk',
  category: 'ceramic-chip-capacitors',
  family: 'mlcc',
  pattern: exceptListed('tdk', /^C(1005|1608|2012)(C0G|X7R)1H\d{3}[JK]0(50B|80A|85A)A$/),
  pins: ['C1608X7R1H104K080AA'],
  blocks: tdk.map(block),
  part: (o) => {
    const { stem, tail } = findRow(tdk, o)
    const short = `${stem}${voltageCode.get(o.voltage)}${capacitanceCode(o.capacitance)}${o.tolerance}`
    const former = [short, `${short}T000N`].map((alias) => ({ alias, kind: 'former' as const }))
    return { ...mlccFacts(o, short + tail), aliases: former }
  },
})
