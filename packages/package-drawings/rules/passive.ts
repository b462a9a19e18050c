import type { ChipKind, PackageShape } from '../shape.ts'
import type { Rule } from './rule.ts'

type Size = [length: number, width: number]

const chipSizes: Record<string, Size> = {
  '01005': [0.4, 0.2],
  '0201': [0.6, 0.3],
  '0402': [1.0, 0.5],
  '0603': [1.6, 0.8],
  '0805': [2.0, 1.25],
  '1206': [3.2, 1.6],
  '1210': [3.2, 2.5],
  '1218': [3.2, 4.6],
  '1806': [4.5, 1.6],
  '1808': [4.5, 2.0],
  '1812': [4.5, 3.2],
  '2010': [5.0, 2.5],
  '2220': [5.7, 5.0],
  '2225': [5.7, 6.3],
  '2512': [6.3, 3.2],
}

const chipKinds: Record<string, ChipKind> = {
  capacitor: 'capacitor',
  electrolytic: 'capacitor',
  inductor: 'inductor',
  led: 'led',
  fuse: 'fuse',
}

const chip = (icon: string, [length, width]: Size, elements = 1): PackageShape => ({
  family: 'chip',
  kind: chipKinds[icon] ?? 'resistor',
  length,
  width,
  elements,
})

const tantalumSizes: Record<string, Size> = {
  A: [3.2, 1.6],
  B: [3.5, 2.8],
  C: [6.0, 3.2],
  D: [7.3, 4.3],
  E: [7.3, 4.3],
  X: [7.3, 4.3],
}
const melfSizes: Record<string, Size> = { MicroMELF: [2.0, 1.2], MiniMELF: [3.5, 1.5], MELF: [5.0, 2.4] }
const tubeKind = (icon: string) => (icon === 'diode' ? 'diode' : 'resistor')

/** Usual lead spacing by can diameter, both in mm. */
const guessSpacing = (diameter: number) =>
  [
    [4.5, 1.5],
    [5.5, 2],
    [7, 2.5],
    [9, 3.5],
    [14, 5],
    [19, 7.5],
  ].find(([limit]) => diameter < limit!)?.[1] ?? 10

const disc = (diameter: number, spacing: number): PackageShape => ({
  family: 'radialBox',
  length: diameter,
  height: diameter,
  pitch: spacing,
  isRound: true,
})

export const passiveRules: Rule[] = [
  [
    /^(01005|\d{4})$/,
    ({ text }, icon) =>
      chip(icon, chipSizes[text(1)] ?? [Number(text(1).slice(0, 2)) * 0.254, Number(text(1).slice(2)) * 0.254]),
  ],
  [
    /^Array (\d)×(0402|0603)$/,
    ({ number, text }, icon) =>
      chip(icon, text(2) === '0402' ? [1.0, number(1) * 0.5] : [1.6, number(1) * 0.8], number(1)),
  ],
  [
    /^Case ([ABCDEX]) /,
    ({ text }) => ({ family: 'tantalum', length: tantalumSizes[text(1)]![0], width: tantalumSizes[text(1)]![1] }),
  ],
  [
    /^(MiniMELF|MicroMELF|MELF)$/,
    ({ text }, icon) => ({
      family: 'melf',
      kind: tubeKind(icon),
      length: melfSizes[text(1)]![0],
      diameter: melfSizes[text(1)]![1],
    }),
  ],
  [
    /^Axial D([\d.]+) L([\d.]+)$/,
    ({ number }, icon) => ({
      family: 'axial',
      kind: tubeKind(icon),
      diameter: number(1),
      length: number(2),
      lead: number(1) > 3 ? 0.8 : 0.6,
    }),
  ],
  [
    /^Radial D([\d.]+) L([\d.]+)(?: P([\d.]+))?$/,
    ({ number }, icon) =>
      icon === 'electrolytic'
        ? { family: 'radialCan', diameter: number(1), height: number(2), pitch: number(3) || guessSpacing(number(1)) }
        : disc(number(1), number(3) || 5),
  ],
  [
    /^Snap-in D([\d.]+) L([\d.]+)$/,
    ({ number }) => ({ family: 'radialCan', diameter: number(1), height: number(2), pitch: 10 }),
  ],
  [/^SMD can D([\d.]+) H([\d.]+)$/, ({ number }) => ({ family: 'smdCan', diameter: number(1) })],
  [
    /^Film box ([\d.]+) × ([\d.]+) × ([\d.]+) mm P([\d.]+)$/,
    ({ number }) => ({ family: 'radialBox', length: number(1), height: number(3), pitch: number(4), isRound: false }),
  ],
  [
    /^Film P([\d.]+)$/,
    ({ number }) => ({
      family: 'radialBox',
      length: number(1) + 3,
      height: number(1) * 0.5 + 4,
      pitch: number(1),
      isRound: false,
    }),
  ],
  [/^Inductor ([\d.]+) × ([\d.]+)/, ({ number }) => ({ family: 'powerInductor', length: number(1), width: number(2) })],
  [/^Trimmer ([\d.]+) × ([\d.]+) mm/, ({ number }) => ({ family: 'trimmer', length: number(1), width: number(2) })],
  [/^HC-49\/US( SMD)?$/, ({ text }) => ({ family: 'hc49', isSmd: text(1) !== '' })],
  [
    /^SMD (\d\d)(\d\d)-(\d+)$/,
    ({ number }, icon) => ({
      family: 'crystal',
      length: number(1) / 10,
      width: number(2) / 10,
      pads: number(3),
      isOscillator: icon === 'oscillator',
    }),
  ],
  [
    /^Cylinder ([\d.]+) × ([\d.]+) mm$/,
    ({ number }) => ({ family: 'cylinder', diameter: number(1), length: number(2) }),
  ],
  [/^Fuse ([\d.]+) × ([\d.]+) mm$/, ({ number }) => ({ family: 'fuse', diameter: number(1), length: number(2) })],
  [/^LED (\d+) mm$/, ({ number }) => ({ family: 'led', diameter: number(1) })],
  [
    /^PLCC-(\d) \(([\d.]+) × ([\d.]+) mm\)$/,
    ({ number }) => ({ family: 'ledFlat', pads: number(1), length: number(2), width: number(3) }),
  ],
]
