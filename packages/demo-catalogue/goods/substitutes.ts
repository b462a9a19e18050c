import type { Options } from '../engine/engine.ts'
import { equivalents } from './equivalents.ts'
import { findPartId, wellKnownIn, type Share } from '../engine/plan.ts'

export const reasons = [
  'same_value_other_maker',
  'same_number_other_maker',
  'tighter_tolerance',
  'higher_voltage',
  'more_flash_same_pins',
  'same_function_other_maker',
] as const
export type Reason = (typeof reasons)[number]
type Substitute = { id: number; reason: Reason }

const next = (list: readonly (string | number)[], value: string | number | undefined) =>
  value === undefined ? undefined : list[list.indexOf(value) + 1 || list.length]

const tighter = (list: readonly string[]) => (o: Options) => ({ ...o, tolerance: next(list, o['tolerance']) ?? '' })
const volts = [6.3, 10, 16, 25, 50, 100, 200]
const higherVoltage = (o: Options) => ({ ...o, voltage: next(volts, o['voltage']) ?? 0 })
const moreFlash = (o: Options) => ({
  ...o,
  flash: next(['4', '6', '8', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'], o['flash']) ?? '',
})

type Rule = { reason: Reason; whose: 'others' | 'own'; options: (o: Options) => Options }
const same = (reason: Reason): Rule => ({ reason, whose: 'others', options: (o) => o })
const chipResistor = [
  same('same_value_other_maker'),
  { reason: 'tighter_tolerance', whose: 'own', options: tighter(['J', 'F', 'D', 'B']) },
] as const
const chipCapacitor = [
  same('same_value_other_maker'),
  { reason: 'higher_voltage', whose: 'own', options: higherVoltage },
  { reason: 'tighter_tolerance', whose: 'own', options: tighter(['M', 'K', 'J', 'G', 'F']) },
] as const

const rules: Record<string, readonly Rule[]> = {
  'thick-film': chipResistor,
  'thick-film-automotive': [chipResistor[1]],
  'thin-film': chipResistor,
  mlcc: chipCapacitor,
  'mlcc-automotive': chipCapacitor,
  tantalum: [same('same_value_other_maker')],
  tvs: [same('same_function_other_maker')],
  bc8xx: [same('same_function_other_maker')],
  d38999: [same('same_number_other_maker')],
  m55342: [same('same_number_other_maker')],
  stm32: [{ reason: 'more_flash_same_pins', whose: 'own', options: moreFlash }],
}

const most = 6

export const substitutesIn = (shares: readonly Share[]) => {
  const families = Map.groupBy(shares, ({ series }) => series.family ?? '')
  const wellKnown = wellKnownIn(shares)
  return (share: Share, options: Options): Substitute[] => {
    const found: Substitute[] = []
    for (const { reason, whose, options: change } of rules[share.series.family ?? ''] ?? []) {
      const wanted = change(options)
      const where = whose === 'own' ? [share] : (families.get(share.series.family ?? '') ?? [])
      for (const other of where) {
        if ((other === share) !== (whose === 'own')) continue
        const id = findPartId(other, wanted)
        if (id !== undefined) found.push({ id, reason })
      }
    }
    for (const part of equivalents.get(String(options['part'])) ?? []) {
      const id = wellKnown(part)
      if (id !== undefined) found.push({ id, reason: 'same_function_other_maker' })
    }
    return found.slice(0, most)
  }
}
