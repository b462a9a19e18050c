import type { PackageShape } from '../shape.ts'

export type TwoRows = { pitch: number; width: number; span: number; lead: number; lengths: Record<number, number> }

/** JEDEC MS-012, MS-013, MO-150, MO-153 and MO-187, in mm. */
export const packagesOfTwoRows: Record<string, TwoRows> = {
  SOIC: { pitch: 1.27, width: 3.9, span: 6.0, lead: 0.41, lengths: { 8: 4.9, 14: 8.65, 16: 9.9 } },
  'SOIC-W': {
    pitch: 1.27,
    width: 7.5,
    span: 10.3,
    lead: 0.41,
    lengths: { 8: 5.85, 14: 9.0, 16: 10.3, 18: 11.55, 20: 12.8, 24: 15.4, 28: 17.9 },
  },
  SOP: { pitch: 1.27, width: 5.3, span: 7.8, lead: 0.41, lengths: { 8: 5.3, 14: 10.2, 16: 10.2, 20: 12.6 } },
  SSOP: { pitch: 0.65, width: 5.3, span: 7.8, lead: 0.3, lengths: { 14: 6.2, 16: 6.2, 20: 7.2, 24: 8.2, 28: 10.2 } },
  TSSOP: {
    pitch: 0.65,
    width: 4.4,
    span: 6.4,
    lead: 0.25,
    lengths: { 8: 3.0, 14: 5.0, 16: 5.0, 20: 6.5, 24: 7.8, 28: 9.7 },
  },
  MSOP: { pitch: 0.65, width: 3.0, span: 4.9, lead: 0.25, lengths: { 8: 3.0, 10: 3.0, 12: 4.04, 16: 4.04 } },
  VSSOP: { pitch: 0.5, width: 2.3, span: 3.1, lead: 0.2, lengths: { 8: 2.0, 10: 2.5 } },
  QSOP: { pitch: 0.635, width: 3.9, span: 6.0, lead: 0.25, lengths: { 16: 4.9, 20: 8.65, 24: 8.65, 28: 9.9 } },
  TVSOP: { pitch: 0.4, width: 4.4, span: 6.4, lead: 0.18, lengths: { 14: 3.6, 16: 3.6, 20: 5.0, 24: 5.0 } },
  SOJ: { pitch: 1.27, width: 10.16, span: 11.2, lead: 0.45, lengths: { 28: 18.4, 32: 21.0, 44: 28.6 } },
  'TSOP-II': { pitch: 0.8, width: 10.16, span: 11.76, lead: 0.35, lengths: { 44: 18.4, 50: 21.0, 54: 22.2 } },
  'TSOP-I': { pitch: 0.5, width: 18.4, span: 20, lead: 0.22, lengths: { 32: 8.0, 48: 12.0, 56: 14.0 } },
}

type Body = [length: number, width: number, span: number, pitch: number, lead: number]

const small = (
  [length, width, span, pitch, lead]: Body,
  bottom: number[],
  top: number[],
  tab?: number,
): PackageShape => ({
  family: 'gullWing',
  length,
  width,
  span,
  pitch,
  lead,
  bottom,
  top,
  tab,
})

const sot23: Body = [2.9, 1.6, 2.8, 0.95, 0.4]
const sc70: Body = [2.0, 1.25, 2.1, 0.65, 0.25]

/** SOT and SC outlines, bridge rectifiers with four leads, clip packages, in mm. */
export const smallOutlines: Record<string, PackageShape> = {
  'SOT-23': small([2.9, 1.3, 2.4, 0.95, 0.42], [0, 2], [1]),
  'SOT-23-5': small(sot23, [0, 1, 2], [0, 2]),
  'SOT-23-6': small(sot23, [0, 1, 2], [0, 1, 2]),
  'SOT-23-8': small([2.9, 1.6, 2.8, 0.65, 0.3], [0, 1, 2, 3], [0, 1, 2, 3]),
  'SC-70-3': small(sc70, [0, 2], [1]),
  'SC-70-5': small(sc70, [0, 1, 2], [0, 2]),
  'SC-70-6': small(sc70, [0, 1, 2], [0, 1, 2]),
  'SOT-523': small([1.6, 0.8, 1.6, 0.5, 0.22], [0, 2], [1]),
  'SOT-553': small([1.6, 1.2, 1.6, 0.5, 0.22], [0, 1, 2], [0, 2]),
  'SOT-563': small([1.6, 1.2, 1.6, 0.5, 0.22], [0, 1, 2], [0, 1, 2]),
  'SOT-723': small([1.2, 0.8, 1.2, 0.4, 0.2], [0, 2], [1]),
  'SOT-143': small([2.9, 1.3, 2.4, 1.9, 0.44], [0, 1], [0, 1]),
  'SOT-89': small([4.5, 2.5, 4.1, 1.5, 0.46], [0, 1, 2], [1], 1.7),
  'SOT-223': small([6.5, 3.5, 7.0, 2.3, 0.7], [0, 1, 2], [1], 3.0),
  'SOP-4': small([4.1, 4.4, 7.0, 2.54, 0.41], [0, 1], [0, 1]),
  MBS: small([4.7, 3.8, 6.8, 2.5, 0.7], [0, 1], [0, 1]),
  DBS: small([8.5, 6.5, 9.9, 5.1, 1.0], [0, 1], [0, 1]),
  'PowerDI-5': small([4.0, 5.3, 6.5, 1.84, 0.9], [0, 1], [0], 3.4),
  LFPAK56: small([4.9, 4.1, 6.1, 1.27, 0.42], [0, 1, 2, 3], [1], 4.2),
  'SOT-669': small([4.9, 4.1, 6.1, 1.27, 0.42], [0, 1, 2, 3], [1], 4.2),
}
