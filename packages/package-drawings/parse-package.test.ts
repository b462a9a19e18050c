import { expect, test } from 'vitest'
import { parsePackage } from './parse-package.ts'
import type { PackageShape } from './shape.ts'

type Facts = Partial<PackageShape> & { family: PackageShape['family'] }

const table: [name: string, icon: string, facts: Facts][] = [
  ['0402', 'resistor', { family: 'chip', kind: 'resistor', length: 1.0, width: 0.5 }],
  ['0402', 'capacitor', { family: 'chip', kind: 'capacitor' }],
  ['0603', 'led', { family: 'chip', kind: 'led', length: 1.6, width: 0.8 }],
  ['01005', 'inductor', { family: 'chip', kind: 'inductor', length: 0.4, width: 0.2 }],
  ['1218', 'resistor', { family: 'chip', length: 3.2, width: 4.6 }],
  ['Array 4×0603', 'resistor', { family: 'chip', elements: 4, width: 3.2 }],
  ['Case D (7343-31)', 'capacitor', { family: 'tantalum', length: 7.3, width: 4.3 }],
  ['MiniMELF', 'diode', { family: 'melf', kind: 'diode', length: 3.5 }],
  ['MELF', 'resistor', { family: 'melf', kind: 'resistor' }],
  ['SOT-23', 'transistor', { family: 'gullWing', bottom: [0, 2], top: [1], pitch: 0.95 }],
  ['SOT-23-5', 'regulator', { family: 'gullWing', bottom: [0, 1, 2], top: [0, 2] }],
  ['SC-70-6', 'logic', { family: 'gullWing', top: [0, 1, 2], pitch: 0.65 }],
  ['SOT-223', 'regulator', { family: 'gullWing', tab: 3, pitch: 2.3 }],
  ['SOIC-8', 'amplifier', { family: 'gullWing', length: 4.9, width: 3.9, span: 6, pitch: 1.27 }],
  ['SOIC-W-16', 'logic', { family: 'gullWing', length: 10.3, width: 7.5, span: 10.3 }],
  ['SOIC-8 (4.9 × 6.0 mm)', 'memory', { family: 'gullWing', length: 4.9, width: 6 }],
  ['TSSOP-20', 'mcu', { family: 'gullWing', length: 6.5, width: 4.4, pitch: 0.65 }],
  ['MSOP-10', 'amplifier', { family: 'gullWing', pitch: 0.5 }],
  ['SOP-4', 'led', { family: 'gullWing', pitch: 2.54, width: 4.4, top: [0, 1] }],
  ['TSOP-I-48', 'memory', { family: 'gullWing', length: 12, width: 18.4, span: 20 }],
  ['DIP-8', 'amplifier', { family: 'dip', pins: 8, span: 7.62 }],
  ['DIP-28W', 'mcu', { family: 'dip', pins: 28, span: 15.24 }],
  ['LQFP-48', 'mcu', { family: 'qfp', pins: 48, length: 7, pitch: 0.5, span: 9 }],
  ['LQFP-48 (7 × 7 mm)', 'mcu', { family: 'qfp', pins: 48, length: 7, pitch: 0.5 }],
  ['TQFP-32', 'mcu', { family: 'qfp', pitch: 0.8 }],
  ['LQFP-144', 'mcu', { family: 'qfp', length: 20 }],
  ['PLCC-32', 'memory', { family: 'qfp', length: 14, width: 11.4, pitch: 1.27 }],
  ['QFN-32 (5 × 5 mm)', 'mcu', { family: 'noLead', length: 5, pitch: 0.5, sides: 4 }],
  ['QFN-16 (4 × 4 mm)', 'mcu', { family: 'noLead', pitch: 0.65 }],
  ['QFN-48', 'mcu', { family: 'noLead', length: 7, pitch: 0.5 }],
  ['DFN-8 (3 × 3 mm)', 'regulator', { family: 'noLead', pitch: 0.65, sides: 2 }],
  ['DFN-8 (2 × 2 mm)', 'regulator', { family: 'noLead', pitch: 0.5, sides: 2 }],
  ['BGA-100 (7 × 7 mm)', 'mcu', { family: 'bga', balls: 100, length: 7, pitch: 0.65 }],
  ['WLCSP-25', 'mcu', { family: 'bga', pitch: 0.4 }],
  ['TO-92-3', 'transistor', { family: 'to92' }],
  ['TO-220-3', 'power-transistor', { family: 'singleRow', tab: 6.4, pitch: 2.54, pins: 3 }],
  ['TO-220FP-3', 'power-transistor', { family: 'singleRow', tab: 0 }],
  ['TO-247-3', 'power-transistor', { family: 'singleRow', width: 15.9, pitch: 5.45 }],
  ['TO-252-3', 'power-transistor', { family: 'tabbed', length: 6.6, leads: 3 }],
  ['TO-263-7', 'power-transistor', { family: 'tabbed', length: 10.2, leads: 7, pitch: 1.27 }],
  ['TO-3-2', 'transistor', { family: 'flangedCan' }],
  ['DO-214AC (SMA)', 'diode', { family: 'diode', length: 4.3, width: 2.6 }],
  ['DO-214AB (SMC)', 'diode', { family: 'diode', length: 6.9, width: 5.9 }],
  ['SOD-323', 'diode', { family: 'diode', length: 1.7 }],
  ['Axial DO-41', 'diode', { family: 'axial', kind: 'diode', diameter: 2.7, length: 5.2 }],
  ['Axial D2.4 L6.3', 'resistor', { family: 'axial', kind: 'resistor', diameter: 2.4, length: 6.3 }],
  ['KBPC', 'diode', { family: 'bridge' }],
  ['Radial D5 L11 P2', 'electrolytic', { family: 'radialCan', diameter: 5, height: 11, pitch: 2 }],
  ['Radial D10 L16', 'electrolytic', { family: 'radialCan', pitch: 5 }],
  ['Radial D7.5 L12 P5', 'fuse', { family: 'radialBox', isRound: true, pitch: 5 }],
  ['Snap-in D25 L40', 'electrolytic', { family: 'radialCan', pitch: 10 }],
  ['SMD can D6.3 H5.8', 'electrolytic', { family: 'smdCan', diameter: 6.3 }],
  ['Film box 7.2 × 2.5 × 6.5 mm P5', 'capacitor', { family: 'radialBox', length: 7.2, height: 6.5, pitch: 5 }],
  ['Inductor 6.0 × 6.0 × 4.5 mm', 'inductor', { family: 'powerInductor', length: 6, width: 6 }],
  ['Trimmer 9.5 × 4.8 mm', 'resistor', { family: 'trimmer', length: 9.5 }],
  ['HC-49/US', 'crystal', { family: 'hc49', isSmd: false }],
  ['HC-49/US SMD', 'crystal', { family: 'hc49', isSmd: true }],
  ['SMD 3225-4', 'crystal', { family: 'crystal', length: 3.2, width: 2.5, pads: 4, isOscillator: false }],
  ['SMD 5032-4', 'oscillator', { family: 'crystal', isOscillator: true }],
  ['Cylinder 2 × 6 mm', 'crystal', { family: 'cylinder', diameter: 2, length: 6 }],
  ['Header 2×05 2.54 mm', 'header', { family: 'header', rows: 2, ways: 5, pitch: 2.54, isSocket: false }],
  ['Socket 1×06 2.54 mm', 'header', { family: 'header', isSocket: true }],
  ['Shrouded header 1×02 2.00 mm RA', 'connector', { family: 'housing', ways: 2, pitch: 2, hasPins: true }],
  ['Housing 1×04 2.50 mm', 'connector', { family: 'housing', hasPins: false }],
  ['Terminal block 1×02 5.08 mm', 'terminal', { family: 'terminal', ways: 2, pitch: 5.08 }],
  ['FFC 10 0.50 mm', 'connector', { family: 'flatCable', ways: 10, pitch: 0.5 }],
  ['Circular 13-35 plug', 'connector', { family: 'circular', contacts: 22 }],
  ['Circular 13-8 receptacle', 'connector', { family: 'circular', contacts: 8 }],
  ['D-Sub 9', 'connector', { family: 'dsub', ways: 9 }],
  ['USB Type-C', 'usb', { family: 'usb', kind: 'C' }],
  ['USB Micro-B', 'usb', { family: 'usb', kind: 'micro' }],
  ['RJ45', 'connector', { family: 'jack', kind: '8P8C' }],
  ['RJ11', 'connector', { family: 'jack', kind: '6P4C' }],
  ['Module 18 × 25.5 mm', 'module', { family: 'module', length: 25.5, width: 18, hasAntenna: true }],
  ['Module 22 × 12 × 10 mm', 'module', { family: 'module', length: 22, hasAntenna: false }],
  ['Tactile 6 × 6 mm', 'switch', { family: 'switch', kind: 'tactile', length: 6 }],
  ['DIP switch 8', 'switch', { family: 'switch', kind: 'dip', ways: 8 }],
  ['Relay 19.6 × 15.6 × 19.2 mm', 'relay', { family: 'relay', length: 19.6, height: 19.2 }],
  ['Fuse 5 × 20 mm', 'fuse', { family: 'fuse', diameter: 5, length: 20 }],
  ['Blade fuse ATO', 'fuse', { family: 'bladeFuse' }],
  ['LED 5 mm', 'led', { family: 'led', diameter: 5 }],
  ['PLCC-2 (3.5 × 2.8 mm)', 'led', { family: 'ledFlat', length: 3.5, pads: 2 }],
  ['Transformer 20 × 18 × 17 mm', 'transformer', { family: 'transformer', length: 20, height: 17 }],
]

test.each(table)('%s of a %s category is read as what it is', (name, icon, facts) => {
  expect(parsePackage(name, icon)).toMatchObject(facts)
})

test('a name nobody knows takes the picture of its category', () => {
  expect(parsePackage('Something new', 'relay')).toMatchObject({ family: 'relay' })
})

test('without a category either, the outline carries the name', () => {
  expect(parsePackage(' Something new ')).toEqual({ family: 'generic', label: 'Something new' })
})
