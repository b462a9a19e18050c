import { beforeAll, expect, test } from 'vitest'
import { equivalents } from './equivalents.ts'
import { generateParts, planCatalogue, wellKnownIn, type Part } from '../engine/plan.ts'
import { allSeries } from '../series/all.ts'
import { substitutesIn, type Reason } from './substitutes.ts'

const shares = planCatalogue(allSeries, 40_000, 1)
const parts = new Map<number, Part>()
const findSubstitutes = substitutesIn(shares)
beforeAll(() => {
  for (const part of generateParts(shares)) parts.set(part.id, part)
})

const numbers = (name: string) => {
  const part = parts.get(wellKnownIn(shares)(name) ?? 0)!
  return findSubstitutes(part.share, part.options).map(({ id, reason }) => `${parts.get(id)?.facts.mpn} ${reason}`)
}

const truths: Record<Reason, (a: Part, b: Part) => boolean> = {
  same_value_other_maker: ({ facts: a, share: x }, { facts: b, share: y }) =>
    x.series.manufacturer !== y.series.manufacturer &&
    a.package === b.package &&
    a.params.resistance === b.params.resistance &&
    a.params.capacitance === b.params.capacitance &&
    a.params.tolerance === b.params.tolerance &&
    (a.params.capacitance === undefined || a.params.voltage === b.params.voltage),
  same_number_other_maker: ({ facts: a, share: x }, { facts: b, share: y }) =>
    a.mpn === b.mpn && x.series.manufacturer !== y.series.manufacturer,
  tighter_tolerance: ({ facts: a }, { facts: b }) =>
    Number(b.params.tolerance) < Number(a.params.tolerance) && a.package === b.package,
  higher_voltage: ({ facts: a }, { facts: b }) =>
    Number(b.params.voltage) > Number(a.params.voltage) && a.params.capacitance === b.params.capacitance,
  more_flash_same_pins: ({ facts: a }, { facts: b }) =>
    Number(b.params.flash) > Number(a.params.flash) && a.package === b.package,
  same_function_other_maker: (a, b) =>
    (a.facts.manufacturer ?? a.share.series.manufacturer) !== (b.facts.manufacturer ?? b.share.series.manufacturer),
}

test('every substitute matches its reason, is another part, and is listed once', () => {
  const seen = new Set<Reason>()
  for (const part of parts.values()) {
    const found = findSubstitutes(part.share, part.options)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    for (const { id, reason } of found) {
      const other = parts.get(id)!
      seen.add(reason)
      expect(id !== part.id && truths[reason](part, other), `${part.facts.mpn} → ${other.facts.mpn}: ${reason}`).toBe(
        true,
      )
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(truths).toSorted())
})

test('ten kiloohms in 0603 may come from another manufacturer', () => {
  expect(numbers('yageo RC0603FR-0710KL')).toContain('CRCW060310K0FKEA same_value_other_maker')
})

test('the LM358 of one manufacturer substitutes that of another', () => {
  expect(numbers('texas-instruments LM358DR')).toEqual([
    'LM358DR2G same_function_other_maker',
    'LM358DT same_function_other_maker',
  ])
})

test('every line of equivalents names parts of the catalogue', () => {
  const wellKnown = wellKnownIn(shares)
  expect([...equivalents.keys()].filter((name) => name !== '' && wellKnown(name) === undefined)).toEqual([])
})
