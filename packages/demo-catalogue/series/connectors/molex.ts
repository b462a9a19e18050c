import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { connector, two, upTo, type Connector } from './connector.ts'

type Molex = { type: string; ways: number }
type Type = Pick<Connector, 'kind' | 'rows' | 'pitchMm' | 'isRightAngle' | 'isSurfaceMount' | 'noun'> & {
  /** The older written form; # stands for the positions in two digits. */
  form: string
  ways: readonly number[]
  pieces?: number
}

const kk = { rows: 1, pitchMm: 2.54 }
const pico = { rows: 1, pitchMm: 1.25, ways: upTo(2, 15) }
const micro = { pitchMm: 3 }
const header = { kind: 'Shrouded header' } as const
const housing = { kind: 'Housing' } as const
const types: Record<string, Type> = {
  'KK header': { ...header, ...kk, noun: 'KK 254 header', form: '22-23-2#1', ways: upTo(2, 16) },
  'KK 6410': { ...header, ...kk, noun: 'KK 254 header', form: '22-27-2#1', ways: upTo(2, 16) },
  'KK housing': { ...housing, ...kk, noun: 'KK 254 crimp housing', form: '22-01-3#7', ways: upTo(2, 16) },
  'C-Grid': { kind: 'Header', ...kk, noun: 'C-Grid breakaway header', form: '22-28-4#0', ways: upTo(2, 36) },
  'PicoBlade top': { ...header, ...pico, noun: 'PicoBlade header', form: '53047-#10' },
  'PicoBlade side': { ...header, ...pico, isRightAngle: true, noun: 'PicoBlade header', form: '53048-#10' },
  'PicoBlade side SMT': {
    ...header,
    ...pico,
    isRightAngle: true,
    isSurfaceMount: true,
    noun: 'PicoBlade header',
    form: '53261-#71',
    pieces: 1_000,
  },
  'PicoBlade top SMT': {
    ...header,
    ...pico,
    isSurfaceMount: true,
    noun: 'PicoBlade header',
    form: '53398-#71',
    pieces: 1_500,
  },
  'PicoBlade housing': { ...housing, ...pico, noun: 'PicoBlade crimp housing', form: '51021-#00' },
  'Micro-Fit side': {
    ...header,
    ...micro,
    rows: 2,
    isRightAngle: true,
    noun: 'Micro-Fit 3.0 header',
    form: '43045-#00',
    ways: upTo(1, 12),
  },
  'Micro-Fit top': { ...header, ...micro, rows: 2, noun: 'Micro-Fit 3.0 header', form: '43045-#12', ways: upTo(1, 12) },
  'Micro-Fit housing': {
    ...housing,
    ...micro,
    rows: 2,
    noun: 'Micro-Fit 3.0 receptacle housing',
    form: '43025-#00',
    ways: upTo(1, 12),
  },
  'Micro-Fit single side': {
    ...header,
    ...micro,
    rows: 1,
    isRightAngle: true,
    noun: 'Micro-Fit 3.0 header',
    form: '43650-#00',
    ways: upTo(2, 12),
  },
  'Micro-Fit single housing': {
    ...housing,
    ...micro,
    rows: 1,
    noun: 'Micro-Fit 3.0 receptacle housing',
    form: '43645-#00',
    ways: upTo(2, 12),
  },
  'Mini-Fit top': {
    ...header,
    pitchMm: 4.2,
    rows: 2,
    noun: 'Mini-Fit Jr. header',
    form: '39-28-1#3',
    ways: upTo(1, 12),
  },
  'Mini-Fit housing': {
    ...housing,
    pitchMm: 4.2,
    rows: 2,
    noun: 'Mini-Fit Jr. receptacle housing',
    form: '39-01-2#0',
    ways: upTo(1, 12),
  },
}

/** `0430450200`: ten digits; the older form is 43045-0200, and spreadsheets write 430450200. */
export const molex = series<Molex>({
  name: 'Wire to board',
  manufacturer: 'molex',
  category: 'wire-to-board-headers',
  noun: 'Header',
  pattern:
    /^(0022(23|27)2\d\d1|0022013\d\d7|0022284\d\d0|0053(047|048)\d\d10|0053(261|398)\d\d71|0051021\d\d00|0043(045|025|650|645)\d\d(00|12)|0039281\d\d3|0039012\d\d0)$|^0(53(047|048)\d\d10|53(261|398)\d\d71|51021\d\d00|43(045|025|650|645)\d\d(00|12))$/,
  pins: ['0430450200', '0022232021', '0530470210'],
  blocks: Object.entries(types).map(([type, { ways }]) => ({ type: [type], ways })),
  part: ({ type, ways }) => {
    const { form, pieces, ways: _ways, ...data } = lookup(types, type)
    const written = form.replace('#', two(data.rows * ways))
    const mpn = written.replaceAll('-', '').padStart(10, '0')
    const isHousing = data.kind === 'Housing'
    return connector({
      ...data,
      mpn,
      ways,
      category: isHousing ? 'wire-to-board-housings' : data.kind === 'Header' ? 'pin-headers' : 'wire-to-board-headers',
      base: isHousing ? 0.12 : 0.2,
      perPosition: isHousing ? 0.03 : 0.09,
      aliases: [
        { alias: written, kind: 'former' },
        { alias: mpn.replace(/^0+/, ''), kind: 'numeric' },
      ],
      ...(pieces ? { pack: { reel: pieces } } : {}),
    })
  },
})
