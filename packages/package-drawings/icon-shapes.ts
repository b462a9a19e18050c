import type { PackageShape } from './shape.ts'

type Icon = { shape: PackageShape; marking?: string[] }

const chip = (kind: 'resistor' | 'capacitor'): PackageShape => ({
  family: 'chip',
  kind,
  length: 3.2,
  width: 1.6,
  elements: 1,
})
const rows = (pins: number) => Array.from({ length: pins / 2 }, (_, i) => i)
const soic = (pins: number, length: number): PackageShape => ({
  family: 'gullWing',
  length,
  width: 3.9,
  span: 6,
  pitch: 1.27,
  lead: 0.41,
  top: rows(pins),
  bottom: rows(pins),
})

export const iconShapes: Record<string, Icon> = {
  resistor: { shape: chip('resistor'), marking: ['472'] },
  capacitor: { shape: chip('capacitor') },
  electrolytic: { shape: { family: 'smdCan', diameter: 6.3 }, marking: ['100', '25V'] },
  inductor: { shape: { family: 'powerInductor', length: 6, width: 6 }, marking: ['100'] },
  crystal: { shape: { family: 'hc49', isSmd: false }, marking: ['16.000'] },
  oscillator: { shape: { family: 'crystal', length: 5, width: 3.2, pads: 4, isOscillator: true }, marking: ['25.000'] },
  diode: { shape: { family: 'diode', length: 4.3, width: 2.6, span: 5.1, lead: 1.45 } },
  led: { shape: { family: 'led', diameter: 5 } },
  transistor: {
    shape: {
      family: 'gullWing',
      length: 2.9,
      width: 1.3,
      span: 2.4,
      pitch: 0.95,
      lead: 0.42,
      bottom: [0, 2],
      top: [1],
    },
  },
  'power-transistor': {
    shape: { family: 'singleRow', pins: 3, width: 10, height: 9.2, tab: 6.4, pitch: 2.54, lead: 0.8, hole: 3.6 },
  },
  mcu: { shape: { family: 'qfp', pins: 32, length: 7, width: 7, pitch: 0.8, span: 9 } },
  logic: { shape: soic(14, 8.65) },
  amplifier: { shape: soic(8, 4.9) },
  regulator: {
    shape: {
      family: 'gullWing',
      length: 6.5,
      width: 3.5,
      span: 7,
      pitch: 2.3,
      lead: 0.7,
      bottom: [0, 1, 2],
      top: [1],
      tab: 3,
    },
  },
  memory: { shape: { family: 'bga', balls: 36, length: 6, width: 6, pitch: 0.8 } },
  connector: { shape: { family: 'housing', rows: 1, ways: 4, pitch: 2, hasPins: true } },
  header: { shape: { family: 'header', rows: 2, ways: 5, pitch: 2.54, isSocket: false } },
  usb: { shape: { family: 'usb', kind: 'C' } },
  terminal: { shape: { family: 'terminal', rows: 1, ways: 3, pitch: 5.08 } },
  switch: { shape: { family: 'switch', kind: 'tactile', length: 6, width: 6, ways: 1 } },
  relay: { shape: { family: 'relay', length: 19, height: 15 } },
  fuse: { shape: { family: 'fuse', length: 20, diameter: 5.2 } },
  sensor: { shape: { family: 'sensor', length: 3, width: 3 } },
  module: { shape: { family: 'module', length: 25.5, width: 18, hasAntenna: true } },
  transformer: { shape: { family: 'transformer', length: 20, height: 17 } },
}
