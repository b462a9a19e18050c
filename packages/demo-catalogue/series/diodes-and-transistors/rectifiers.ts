import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape } from '../../engine/packings.ts'
import type { Manufacturer } from './rectifier-tables.ts'
import { diodesIncorporated } from './rectifiers-diodes.ts'
import { onsemi } from './rectifiers-onsemi.ts'
import { vishay } from './rectifiers-vishay.ts'

type Rectifier = { type: string; volts: number }

const manufacturers: Record<string, Manufacturer> = { 'diodes-incorporated': diodesIncorporated, vishay, onsemi }

export const rectifiers = Object.entries(manufacturers).map(([manufacturer, { pattern, pins, bodies }]) =>
  series<Rectifier>({
    name: 'Rectifiers',
    manufacturer,
    category: 'rectifier-diodes',
    noun: 'Rectifier diode',
    pattern,
    pins,
    blocks: Object.entries(bodies).map(([type, body]) => ({
      type: [type],
      volts: Object.keys(body.numbers).map(Number),
    })),
    part: ({ type, volts }) => {
      const body = lookup(bodies, type)
      const mpn = lookup(body.numbers, volts)
      const price = { one: body.one, fall: 0.26 }
      return {
        mpn,
        category: body.category,
        noun: body.noun,
        package: body.package,
        params: { reverse_voltage: volts, forward_current: body.amps },
        packings: [...tape(mpn, price, body.pieces), ...(body.more?.(mpn) ?? [])],
        price,
      }
    },
  }),
)
