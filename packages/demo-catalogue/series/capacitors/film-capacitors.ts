import { capacitanceCode, decades, e12, e6 } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { bulk } from '../../engine/packings.ts'

type Film = { volts: number; tolerance: 'J' | 'K'; capacitance: number }
const price = ({ capacitance, volts }: Film) => ({ one: 0.24 + capacitance * 4.5e5 * (volts / 250), fall: 0.2 })
const percent = { J: 5, K: 10 }

const ecqVolts: Record<number, string> = { 250: '2', 400: '4', 630: '6' }
/** `ECQ-E2104KF`: volts, capacitance, tolerance. */
export const panasonicEcq = series<Film>({
  name: 'ECQ-E',
  manufacturer: 'panasonic',
  category: 'film-capacitors',
  noun: 'Polyester film capacitor',
  pattern: /^ECQ-E[246]\d{3}[JK]F$/,
  pins: ['ECQ-E2104KF'],
  popular: { tolerance: ['K'], capacitance: decades(e6, 10e-9, 1e-6) },
  blocks: [
    { volts: [250], tolerance: ['J', 'K'], capacitance: decades(e12, 10e-9, 3.3e-6) },
    { volts: [400], tolerance: ['J', 'K'], capacitance: decades(e12, 10e-9, 1e-6) },
    { volts: [630], tolerance: ['J', 'K'], capacitance: decades(e12, 1e-9, 470e-9) },
  ],
  part: (o) => {
    const mpn = `ECQ-E${lookup(ecqVolts, o.volts)}${capacitanceCode(o.capacitance)}${o.tolerance}F`
    const list = price(o)
    return {
      mpn,
      package: o.capacitance > 0.3e-6 ? 'Film P15' : o.capacitance > 0.1e-6 ? 'Film P10' : 'Film P7.5',
      params: {
        capacitance: o.capacitance,
        tolerance: percent[o.tolerance],
        voltage: o.volts,
        operating_temperature: [-40, 105],
      },
      packings: [bulk(mpn, list)],
      price: list,
    }
  },
})

const b32529: Record<number, string> = { 63: 'C0', 100: 'C1', 250: 'C3', 400: 'C6' }
/** `B32529C0104J000`: 5 mm lead spacing, volts, capacitance, tolerance. */
export const tdkB32529 = series<Film>({
  name: 'B32529',
  manufacturer: 'tdk',
  category: 'film-capacitors',
  noun: 'Polyester film capacitor',
  pattern: /^B32529C[0136]\d{3}[JK]000$/,
  popular: { tolerance: ['K'], volts: [63, 100] },
  blocks: [
    { volts: [63], tolerance: ['J', 'K'], capacitance: decades(e6, 1e-9, 1e-6) },
    { volts: [100], tolerance: ['J', 'K'], capacitance: decades(e6, 1e-9, 220e-9) },
    { volts: [250], tolerance: ['J', 'K'], capacitance: decades(e6, 1e-9, 68e-9) },
    { volts: [400], tolerance: ['J', 'K'], capacitance: decades(e6, 1e-9, 22e-9) },
  ],
  part: (o) => {
    const mpn = `B32529${lookup(b32529, o.volts)}${capacitanceCode(o.capacitance)}${o.tolerance}000`
    const list = price(o)
    return {
      mpn,
      package: 'Film P5',
      params: {
        capacitance: o.capacitance,
        tolerance: percent[o.tolerance],
        voltage: o.volts,
        lead_spacing: 0.005,
        operating_temperature: [-55, 125],
      },
      packings: [bulk(mpn, list)],
      price: list,
    }
  },
})
