import type { PackageShape } from '../shape.ts'
import type { Rule } from './rule.ts'

const dpak = (leads: number): PackageShape => ({
  family: 'tabbed',
  length: 6.6,
  width: 6.1,
  tab: 1.1,
  tabWidth: 5.3,
  pitch: leads > 3 ? 1.14 : 2.28,
  leads,
  leadLength: 2.8,
  lead: leads > 3 ? 0.5 : 0.76,
})

const d2pak = (leads: number): PackageShape => ({
  family: 'tabbed',
  length: 10.2,
  width: 9.0,
  tab: 1.3,
  tabWidth: 8.5,
  pitch: { 3: 2.54, 5: 1.7, 7: 1.27 }[leads] ?? 2.54,
  leads,
  leadLength: 4.9,
  lead: leads > 5 ? 0.6 : 0.8,
})

const to220 = (pins: number, tab: number): PackageShape => ({
  family: 'singleRow',
  pins,
  width: 10,
  height: tab > 0 ? 9.2 : 15.5,
  tab,
  pitch: { 5: 1.7, 7: 1.27 }[pins] ?? 2.54,
  lead: pins > 3 ? 0.6 : 0.8,
  hole: 3.6,
})

const molded = (
  pins: number,
  width: number,
  height: number,
  pitch: number,
  lead: number,
  hole: number,
): PackageShape => ({
  family: 'singleRow',
  pins,
  width,
  height,
  tab: 0,
  pitch,
  lead,
  hole,
})

type Smd = [length: number, width: number, span: number, lead: number]

const diodes: Record<string, Smd> = {
  'DO-214AC (SMA)': [4.3, 2.6, 5.1, 1.45],
  'DO-221AC (SMAF)': [4.3, 2.6, 5.1, 1.45],
  'DO-214AA (SMB)': [4.3, 3.6, 5.4, 2.05],
  'DO-214AB (SMC)': [6.9, 5.9, 7.9, 3.05],
  'SOD-123': [2.7, 1.6, 3.7, 0.55],
  'SOD-123FL': [2.8, 1.8, 3.6, 0.95],
  'PowerDI-123': [2.8, 1.8, 3.7, 0.95],
  'SOD-323': [1.7, 1.25, 2.5, 0.3],
  'SOD-523': [1.2, 0.8, 1.6, 0.3],
  'SOD-128': [3.8, 2.5, 4.7, 1.75],
  'SOD-882': [0.96, 0.6, 1.0, 0.5],
}

const axialDiodes: Record<string, [diameter: number, length: number, lead: number]> = {
  '35': [1.9, 3.9, 0.5],
  '41': [2.7, 5.2, 0.8],
  '15': [3.6, 7.6, 0.8],
  '204AC': [3.6, 7.6, 0.8],
  '201AD': [5.3, 9.5, 1.3],
}

export const powerRules: Rule[] = [
  [/^TO-92-3$/, () => ({ family: 'to92' })],
  [/^TO-220-(\d)$/, ({ number }) => to220(number(1), 6.4)],
  [/^TO-220FP-(\d)$/, ({ number }) => to220(number(1), 0)],
  [/^TO-247-(\d)$/, ({ number }) => molded(number(1), 15.9, 20.8, number(1) > 3 ? 2.54 : 5.45, 1.2, 3.6)],
  [/^TO-264-3$/, () => molded(3, 19.9, 26, 5.45, 1.2, 3.3)],
  [/^TO-126-3$/, () => molded(3, 7.8, 10.8, 2.29, 0.75, 3.1)],
  [
    /^TO-251-3$/,
    () => ({ family: 'singleRow', pins: 3, width: 6.6, height: 6.1, tab: 1.1, pitch: 2.29, lead: 0.76, hole: 0 }),
  ],
  [/^TO-252-(\d)$/, ({ number }) => dpak(number(1))],
  [/^TO-263-(\d)$/, ({ number }) => d2pak(number(1))],
  [/^TO-39-3$/, () => ({ family: 'metalCan', diameter: 9.1 })],
  [/^TO-18-3$/, () => ({ family: 'metalCan', diameter: 5.6 })],
  [/^TO-3-2$/, () => ({ family: 'flangedCan' })],
  [
    /^(DO-2\d\dA[A-C] \(\w+\)|SOD-\w+|PowerDI-123)$/,
    ({ text }) => {
      const [length, width, span, lead] = diodes[text(1)] ?? diodes['SOD-123']!
      return { family: 'diode', length, width, span, lead }
    },
  ],
  [
    /^Axial DO-(\w+)$/,
    ({ text }) => {
      const [diameter, length, lead] = axialDiodes[text(1)] ?? axialDiodes['41']!
      return { family: 'axial', kind: 'diode', diameter, length, lead }
    },
  ],
  [/^GBU$/, () => molded(4, 22, 18, 5.08, 1.1, 3.6)],
  [/^KBP$/, () => molded(4, 14.5, 11, 3.81, 0.9, 0)],
  [/^(KBPC|GBPC)$/, () => ({ family: 'bridge', side: 28.6 })],
]
