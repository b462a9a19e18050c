import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { connector, two, upTo, type Connector } from './connector.ts'

type Jst = { type: string; ways: number }
type Type = Pick<Connector, 'kind' | 'pitchMm' | 'isRightAngle' | 'isSurfaceMount'> & {
  amps?: number
  top: number
  pieces?: number
  number: (n: number) => string
}

const top = { kind: 'Shrouded header' } as const
const side = { kind: 'Shrouded header', isRightAngle: true } as const
const housing = { kind: 'Housing' } as const
const finish = '(LF)(SN)'
const types: Record<string, Type> = {
  'PH top': { ...top, pitchMm: 2, amps: 2, top: 16, number: (n) => `B${n}B-PH-K-S${finish}` },
  'PH side': { ...side, pitchMm: 2, amps: 2, top: 16, number: (n) => `S${n}B-PH-K-S${finish}` },
  'PH top SMT': {
    ...top,
    isSurfaceMount: true,
    pitchMm: 2,
    amps: 2,
    top: 16,
    pieces: 1_000,
    number: (n) => `B${n}B-PH-SM4-TB${finish}`,
  },
  'PH side SMT': {
    ...side,
    isSurfaceMount: true,
    pitchMm: 2,
    amps: 2,
    top: 15,
    pieces: 1_000,
    number: (n) => `S${n}B-PH-SM4-TB${finish}`,
  },
  'PH housing': { ...housing, pitchMm: 2, top: 16, number: (n) => `PHR-${n}` },
  'XH top': { ...top, pitchMm: 2.5, amps: 3, top: 16, number: (n) => `B${n}B-XH-A${finish}` },
  'XH side': { ...side, pitchMm: 2.5, amps: 3, top: 16, number: (n) => `S${n}B-XH-A${finish}` },
  'XH housing': { ...housing, pitchMm: 2.5, top: 16, number: (n) => `XHP-${n}` },
  'EH top': { ...top, pitchMm: 2.5, amps: 3, top: 15, number: (n) => `B${n}B-EH-A${finish}` },
  'EH housing': { ...housing, pitchMm: 2.5, top: 15, number: (n) => `EHR-${n}` },
  'ZH top': { ...top, pitchMm: 1.5, amps: 1, top: 13, number: (n) => `B${n}B-ZR${finish}` },
  'ZH housing': { ...housing, pitchMm: 1.5, top: 13, number: (n) => `ZHR-${n}` },
  'SH top': {
    ...top,
    isSurfaceMount: true,
    pitchMm: 1,
    amps: 1,
    top: 15,
    pieces: 1_000,
    number: (n) => `BM${two(n)}B-SRSS-TB${finish}`,
  },
  'SH side': {
    ...side,
    isSurfaceMount: true,
    pitchMm: 1,
    amps: 1,
    top: 15,
    pieces: 1_000,
    number: (n) => `SM${two(n)}B-SRSS-TB${finish}`,
  },
  'SH housing': { ...housing, pitchMm: 1, top: 15, number: (n) => `SHR-${two(n)}V-S` },
  'GH top': {
    ...top,
    isSurfaceMount: true,
    pitchMm: 1.25,
    amps: 1,
    top: 15,
    pieces: 1_000,
    number: (n) => `BM${two(n)}B-GHS-TBT${finish}`,
  },
  'GH side': {
    ...side,
    isSurfaceMount: true,
    pitchMm: 1.25,
    amps: 1,
    top: 15,
    pieces: 1_000,
    number: (n) => `SM${two(n)}B-GHS-TB${finish}`,
  },
  'GH housing': { ...housing, pitchMm: 1.25, top: 15, number: (n) => `GHR-${two(n)}V-S` },
  'VH top': { ...top, pitchMm: 3.96, amps: 10, top: 10, number: (n) => `B${n}P-VH${finish}` },
  'VH housing': { ...housing, pitchMm: 3.96, top: 10, number: (n) => `VHR-${n}N` },
}

export const jst = series<Jst>({
  name: 'Wire to board',
  manufacturer: 'jst',
  category: 'wire-to-board-headers',
  noun: 'Wire-to-board header',
  pattern:
    /^([BS]\d+B-(PH-(K-S|SM4-TB)|XH-A|EH-A|ZR)|B\d+P-VH|[BS]M\d\dB-(SRSS-TB|GHS-TBT?))\(LF\)\(SN\)$|^((PHR|XHP|EHR|ZHR)-\d+|(SHR|GHR)-\d\dV-S|VHR-\d+N)$/,
  pins: ['B2B-PH-K-S(LF)(SN)', 'B4B-XH-A(LF)(SN)', 'PHR-2', 'XHP-4', 'SM04B-SRSS-TB(LF)(SN)'],
  blocks: Object.entries(types).map(([type, data]) => ({ type: [type], ways: upTo(2, data.top) })),
  part: ({ type, ways }) => {
    const { amps, top: _top, pieces, number, ...data } = lookup(types, type)
    const isHousing = data.kind === 'Housing'
    return connector({
      ...data,
      mpn: number(ways),
      rows: 1,
      ways,
      category: isHousing ? 'wire-to-board-housings' : 'wire-to-board-headers',
      noun: `${type.slice(0, 2)} series ${isHousing ? 'housing' : 'header'}`,
      ...(amps ? { params: { current: amps } } : {}),
      base: isHousing ? 0.05 : data.isSurfaceMount ? 0.42 : 0.08,
      perPosition: isHousing ? 0.01 : 0.035,
      ...(pieces ? { pack: { reel: pieces } } : {}),
    })
  },
})
