import type { JackKind, PackageShape, UsbKind } from '../shape.ts'
import type { Rule } from './rule.ts'

const usbKinds: Record<string, UsbKind> = {
  'Type-A': 'A',
  'Type-B': 'B',
  'Type-C': 'C',
  'Micro-B': 'micro',
  'Mini-B': 'mini',
}

const jacks: Record<string, [kind: JackKind, length: number, width: number]> = {
  RJ45: ['8P8C', 16, 13.4],
  RJ11: ['6P4C', 13.2, 11.5],
  'SMA jack': ['coax', 6.4, 6.4],
  'U.FL': ['coax', 2.6, 2.6],
  HDMI: ['hdmi', 15, 5.6],
  microSD: ['card', 14, 15.2],
  'DC jack': ['power', 9, 11],
  'Coin cell CR2032': ['cell', 28, 20],
  'Crimp contact': ['crimp', 6.2, 1.9],
}

/** MIL-STD-1560: number of contacts by shell and arrangement, where the arrangement number differs from it. */
const contactsByArrangement: Record<string, number> = {
  '9-35': 6,
  '9-98': 3,
  '11-35': 13,
  '11-98': 6,
  '11-99': 7,
  '13-35': 22,
  '13-98': 10,
  '15-35': 37,
  '15-97': 12,
  '17-35': 55,
  '17-99': 23,
  '19-35': 66,
  '21-35': 79,
  '23-35': 100,
  '25-4': 56,
  '25-35': 128,
}

function ofRow(name: string, rows: number, ways: number, pitch: number): PackageShape {
  const grid = { rows, ways, pitch }
  return name === 'Header' || name === 'Socket'
    ? { family: 'header', ...grid, isSocket: name === 'Socket' }
    : { family: 'housing', ...grid, hasPins: name === 'Shrouded header' }
}

export const electromechanicalRules: Rule[] = [
  [
    /^(Header|Socket|Shrouded header|Housing) (\d+)×(\d+) ([\d.]+) mm/,
    ({ text, number }) => ofRow(text(1), number(2), number(3), number(4)),
  ],
  [
    /^Terminal block (\d+)×(\d+) ([\d.]+) mm$/,
    ({ number }) => ({ family: 'terminal', rows: number(1), ways: number(2), pitch: number(3) }),
  ],
  [/^FFC (\d+) ([\d.]+) mm$/, ({ number }) => ({ family: 'flatCable', ways: number(1), pitch: number(2) })],
  [
    /^Circular (\d+)-(\d+)/,
    ({ number, text }) => ({
      family: 'circular',
      diameter: number(1) * 1.6 + 3,
      contacts: contactsByArrangement[`${text(1)}-${text(2)}`] ?? number(2),
    }),
  ],
  [/^USB (Type-[ABC]|Micro-B|Mini-B)$/, ({ text }) => ({ family: 'usb', kind: usbKinds[text(1)] ?? 'C' })],
  [/^D-Sub (\d+)$/, ({ number }) => ({ family: 'dsub', ways: number(1) })],
  [
    /^(RJ45|RJ11|SMA jack|U\.FL|HDMI|microSD|DC jack|Coin cell CR2032|Crimp contact)$/,
    ({ text }) => {
      const [kind, length, width] = jacks[text(1)]!
      return { family: 'jack', kind, length, width }
    },
  ],
  [
    /^Module ([\d.]+) × ([\d.]+) mm$/,
    ({ number }) => ({ family: 'module', length: number(2), width: number(1), hasAntenna: true }),
  ],
  [
    /^Module ([\d.]+) × ([\d.]+) × [\d.]+ mm$/,
    ({ number }) => ({ family: 'module', length: number(1), width: number(2), hasAntenna: false }),
  ],
  [
    /^Enclosed ([\d.]+) × ([\d.]+) × [\d.]+ mm$/,
    ({ number }) => ({ family: 'enclosed', length: number(1), width: number(2) }),
  ],
  [
    /^Tactile ([\d.]+) × ([\d.]+) mm/,
    ({ number }) => ({ family: 'switch', kind: 'tactile', length: number(1), width: number(2), ways: 1 }),
  ],
  [
    /^DIP switch (\d+)$/,
    ({ number }) => ({ family: 'switch', kind: 'dip', length: number(1) * 2.54 + 2, width: 9.9, ways: number(1) }),
  ],
  [
    /^Slide switch ([\d.]+) × ([\d.]+) mm$/,
    ({ number }) => ({ family: 'switch', kind: 'slide', length: number(1), width: number(2), ways: 1 }),
  ],
  [/^Toggle switch$/, () => ({ family: 'switch', kind: 'toggle', length: 13.2, width: 12, ways: 1 })],
  [/^Rocker switch$/, () => ({ family: 'switch', kind: 'rocker', length: 21, width: 15, ways: 1 })],
  [/^Rotary encoder$/, () => ({ family: 'switch', kind: 'encoder', length: 12.4, width: 13.2, ways: 1 })],
  [/^Micro switch$/, () => ({ family: 'switch', kind: 'micro', length: 19.8, width: 14, ways: 1 })],
  [
    /^Relay ([\d.]+) × [\d.]+ × ([\d.]+) mm/,
    ({ number }) => ({ family: 'relay', length: number(1), height: number(2) }),
  ],
  [/^Blade fuse ATO$/, () => ({ family: 'bladeFuse', width: 19.1, height: 18.5 })],
  [/^Blade fuse MINI$/, () => ({ family: 'bladeFuse', width: 10.9, height: 16.3 })],
  [
    /^Fuse holder ([\d.]+) × ([\d.]+) mm$/,
    ({ number }) => ({ family: 'fuse', length: number(1), diameter: number(2) }),
  ],
  [/^Buzzer D([\d.]+) mm$/, ({ number }) => ({ family: 'round', diameter: number(1), hole: number(1) * 0.16 })],
  [/^Ring D([\d.]+) mm$/, ({ number }) => ({ family: 'round', diameter: number(1), hole: number(1) * 0.56 })],
  [
    /^Transformer ([\d.]+) × [\d.]+ × ([\d.]+) mm$/,
    ({ number }) => ({ family: 'transformer', length: number(1), height: number(2) }),
  ],
]
