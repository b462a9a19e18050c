import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { connector, two, upTo, type Connector } from './connector.ts'

type Samtec = { family: string; ways: number; lead: string; plating: string; rows: string }
type Family = Pick<Connector, 'kind' | 'noun' | 'category' | 'pitchMm' | 'isSurfaceMount'> & {
  leads: string
  platings: string
  rows: string
  base: number
}

const header = { kind: 'Header', noun: 'Pin header', category: 'pin-headers', base: 0.25 } as const
const socket = { kind: 'Socket', noun: 'Socket strip', category: 'socket-strips', base: 0.55 } as const
const families: Record<string, Family> = {
  TSW: {
    ...header,
    pitchMm: 2.54,
    leads: '05 06 07 08 09 10 14 16 17 22 23 24 25 26',
    platings: 'G L T S F',
    rows: 'S D T',
  },
  HTSW: {
    ...header,
    noun: 'High-temperature pin header',
    pitchMm: 2.54,
    leads: '07 08 14 17 23 26',
    platings: 'G L T S F',
    rows: 'S D T',
  },
  SSW: { ...socket, pitchMm: 2.54, leads: '01 02 03 04 06', platings: 'G T S F', rows: 'S D T' },
  SLW: { ...socket, noun: 'Low profile socket strip', pitchMm: 2.54, leads: '01', platings: 'G T S L', rows: 'S D' },
  ESW: {
    ...socket,
    noun: 'Elevated socket strip',
    pitchMm: 2.54,
    leads: '12 13 14 23 24 33 34 37 38 48 49',
    platings: 'G T S L F',
    rows: 'S D T',
  },
  TMM: { ...header, pitchMm: 2, leads: '01 02 03 04 05 06', platings: 'G L T S F', rows: 'S D' },
  SQW: { ...socket, pitchMm: 2, leads: '01', platings: 'L F S', rows: 'S D' },
  TSM: {
    ...header,
    noun: 'Surface mount pin header',
    pitchMm: 2.54,
    isSurfaceMount: true,
    leads: '01 02 03 04',
    platings: 'L T S F',
    rows: 'SV DV',
  },
}
const rowCount: Record<string, number> = { S: 1, D: 2, T: 3, SV: 1, DV: 2 }
const plating: Record<string, string> = { G: 'Au', L: 'Au', S: 'Au', F: 'Au', T: 'Sn' }

/** `TSW-110-07-G-S`: ways, lead style, plating, rows. */
export const samtec = series<Samtec>({
  name: 'Strips',
  manufacturer: 'samtec',
  category: 'pin-headers',
  noun: 'Pin header',
  pattern: /^(H?TSW|SSW|SLW|ESW|TMM|SQW|TSM)-1\d\d-\d\d-[GLTSF]-(S|D|T|SV|DV)$/,
  pins: ['TSW-110-07-G-S', 'SSW-110-01-G-S'],
  popular: { ways: [2, 3, 4, 5, 6, 8, 10, 12, 16, 20], lead: ['01', '07'], plating: ['G', 'T', 'L'], rows: ['S', 'D'] },
  weight: 1.5,
  blocks: Object.entries(families).map(([family, data]) => ({
    family: [family],
    ways: upTo(2, family === 'SLW' || family === 'TSM' ? 36 : 50),
    lead: data.leads.split(' '),
    plating: data.platings.split(' '),
    rows: data.rows.split(' '),
  })),
  part: ({ family, ways, lead, plating: code, rows }) => {
    const { leads: _leads, platings: _platings, rows: _rows, ...data } = lookup(families, family)
    const isGold = code !== 'T'
    return connector({
      ...data,
      mpn: `${family}-1${two(ways)}-${lead}-${code}-${rows}`,
      rows: lookup(rowCount, rows),
      ways,
      params: { contact_plating: lookup(plating, code) },
      perPosition: isGold ? 0.11 : 0.06,
      pack: { tube: Math.max(5, Math.floor(240 / ways)) },
    })
  },
})
