import { readFileSync } from 'node:fs'
import { percentByLetter, tidy, voltageCode, type ToleranceLetter } from '../../engine/codes.ts'
import { series, type Series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { mlccFacts, type Mlcc } from './mlcc.ts'

type Listed = { name: string; read: RegExp; sizes: Record<string, string>; volts: Record<string, number> }

const jisVolts = Object.fromEntries([...voltageCode].map(([volts, code]): [string, number] => [code, volts]))
const metricSizes = { '1005': '0402', '1608': '0603', '2012': '0805', '3216': '1206', '3225': '1210' }
const automotiveSizes = { CGA2: '0402', CGA3: '0603', CGA4: '0805', CGA5: '1206', CGA6: '1210' }

/** The named groups give the size, dielectric, volts, capacitance and tolerance. */
const manufacturers: Record<string, Listed> = {
  murata: {
    name: 'GRM GCM listed',
    read: /^G[RC]M(?<size>\d\d).(?<dielectric>5C|R7|R6)(?<volts>\d[A-Z])(?<farads>\w{3})(?<tolerance>[CDJKM])\w{3}[DJL]$/,
    sizes: { '03': '0201', '15': '0402', '18': '0603', '21': '0805', '31': '1206', '32': '1210' },
    volts: jisVolts,
  },
  'samsung-electro-mechanics': {
    name: 'CL listed',
    read: /^CL(?<size>\d\d)(?<dielectric>[ABC])(?<farads>\w{3})(?<tolerance>[CJKM])(?<volts>[QPOALBC])\w{5}$/,
    sizes: { '03': '0201', '05': '0402', '10': '0603', '21': '0805', '31': '1206', '32': '1210' },
    volts: { Q: 6.3, P: 10, O: 16, A: 25, L: 35, B: 50, C: 100 },
  },
  tdk: {
    name: 'C CGA listed',
    read: /^(?<size>C\d{4}|CGA\d)(?:[A-Z]\d)?(?<dielectric>C0G|X[57]R)(?<volts>\d[A-Z])(?<farads>\w{3})(?<tolerance>[CDJKM])\d{3}\w\w$/,
    sizes: {
      ...automotiveSizes,
      ...Object.fromEntries(Object.entries(metricSizes).map(([metric, size]) => [`C${metric}`, size])),
    },
    volts: jisVolts,
  },
  'taiyo-yuden': {
    name: 'MK',
    read: /^(?<volts>[JLETGUH])MK(?<size>\d{3})[ABC]?(?<dielectric>BJ|B7|CG)(?<farads>\d{3})(?<tolerance>[JKM])\w.{1,3}$/,
    sizes: { '105': '0402', '107': '0603', '212': '0805', '316': '1206', '325': '1210' },
    volts: { J: 6.3, L: 10, E: 16, T: 25, G: 35, U: 50, H: 100 },
  },
}

const dielectrics: Record<string, Mlcc['dielectric']> = {
  '5C': 'C0G',
  C: 'C0G',
  C0G: 'C0G',
  CG: 'C0G',
  R7: 'X7R',
  B: 'X7R',
  X7R: 'X7R',
  B7: 'X7R',
  R6: 'X5R',
  A: 'X5R',
  X5R: 'X5R',
  BJ: 'X5R',
}

const isTolerance = (letter: string): letter is ToleranceLetter => letter in percentByLetter
const toFarads = (code: string) =>
  tidy((code.includes('R') ? Number(code.replace('R', '.')) : Number(code.slice(0, 2)) * 10 ** Number(code[2])) * 1e-12)

const decode = ({ read, sizes, volts }: Listed, mpn: string): Mlcc => {
  const found = read.exec(mpn)?.groups ?? {}
  const { tolerance = '' } = found
  if (!isTolerance(tolerance)) throw new Error(`${mpn} does not follow its grammar.`)
  return {
    size: lookup(sizes, found['size'] ?? ''),
    dielectric: lookup(dielectrics, found['dielectric'] ?? ''),
    voltage: lookup(volts, found['volts'] ?? ''),
    capacitance: toFarads(found['farads'] ?? ''),
    tolerance,
  }
}

const numbers = Map.groupBy(
  readFileSync(new URL('../../tables/mlcc-numbers.txt', import.meta.url), 'utf8')
    .split('\n\n')
    .flatMap((section) => {
      const [manufacturer = '', ...lists] = section.trim().split(/\s+/)
      return lists.map((mpn) => ({ manufacturer, mpn }))
    }),
  ({ manufacturer }) => manufacturer,
)
const listNumbers = (manufacturer: string) => numbers.get(manufacturer)?.map(({ mpn }) => mpn) ?? []

/** The grammar of a series without the numbers that belong to the list. */
export const exceptListed = (manufacturer: string, { source }: RegExp) =>
  new RegExp(`^(?!(?:${listNumbers(manufacturer).join('|')})$)${source.slice(1)}`)

const isAutomotive = (mpn: string) => /^(GCM|CGA)/.test(mpn)
/** TDK's catalogs before 2013 end at the tolerance. */
const toFormerAliases = (mpn: string) =>
  /^C\d{4}[CX]/.test(mpn) ? { aliases: [{ alias: mpn.slice(0, -5), kind: 'former' as const }] } : {}

/** Numbers whose last characters follow from the manufacturer's tables; the characters before them are the facts. */
export const listedMlcc: Series[] = Object.entries(manufacturers).map(([manufacturer, listed]) => {
  const list = listNumbers(manufacturer)
  return series<{ part: string }>({
    name: listed.name,
    manufacturer,
    category: 'ceramic-chip-capacitors',
    noun: 'Ceramic capacitor',
    pattern: new RegExp(`^(${list.join('|')})$`),
    weight: 4,
    blocks: [{ part: list }],
    part: ({ part: mpn }) => ({
      ...mlccFacts(decode(listed, mpn), mpn, isAutomotive(mpn) ? { qualification: 'AEC-Q200' } : {}),
      ...(isAutomotive(mpn) ? { category: 'automotive-ceramic-capacitors' } : {}),
      ...toFormerAliases(mpn),
    }),
  })
})
