import { expect, it } from 'vitest'
import { chooseCandidates } from './choose-candidates.ts'

/** `parts`: for each part, the candidates that it has, as `typed value.candidate`. */
const choose = (typedValues: string[][], parts: string[][]) => {
  const candidates = typedValues.map((names, i) =>
    names.map((name, j) => ({
      key: name.replace('>=', ''),
      isMinimum: name.startsWith('>='),
      parts: new Set(parts.flatMap((had, part) => (had.includes(`${i}.${j}`) ? [part] : []))),
    })),
  )
  return chooseCandidates(candidates, parts.length).map((candidate) => candidate?.key ?? null)
}

const twenty = (toHad: (part: number) => string[]) => Array.from({ length: 20 }, (_, part) => toHad(part))

it('takes the first candidate that a tenth of the parts have', () => {
  const parts = (first: number) => twenty((part) => (part < first ? ['0.0', '0.1'] : ['0.1']))
  expect(choose([['voltage', 'supply']], parts(2))).toEqual(['voltage'])
  expect(choose([['voltage', 'supply']], parts(1))).toEqual(['supply'])
  expect(choose([['voltage', 'supply']], [])).toEqual([null])
})

it('does not take a minimum that fewer parts have than another candidate', () => {
  const parts = (first: number) => twenty((part) => (part < first ? ['0.0'] : ['0.1']))
  expect(choose([['>=voltage', 'coil_voltage']], parts(3))).toEqual(['coil_voltage'])
  expect(choose([['>=voltage', 'coil_voltage']], parts(10))).toEqual(['voltage'])
  expect(choose([['coil_voltage', '>=voltage']], parts(3))).toEqual(['coil_voltage'])
})

it('takes an exact value of few parts before a minimum that these parts fulfill too', () => {
  const relays = (exact: number) => twenty((part) => (part < exact ? ['0.0', '0.1'] : ['0.1']))
  expect(choose([['coil_voltage', '>=contact_voltage']], relays(1))).toEqual(['coil_voltage'])
  expect(choose([['coil_voltage', '>=contact_voltage']], relays(0))).toEqual(['contact_voltage'])
})

it('takes a candidate that fits the earlier ones', () => {
  const typedValues = [
    ['reverse_voltage', 'output_voltage'],
    ['forward_current', 'output_current'],
  ]
  const diode = ['0.0', '1.0']
  const regulator = ['0.1', '1.1']
  expect(choose(typedValues, [diode, regulator])).toEqual(['reverse_voltage', 'forward_current'])
  expect(choose(typedValues, [regulator])).toEqual(['output_voltage', 'output_current'])
  const mixed = [
    ['0.0', '1.1'],
    ['0.1', '1.0'],
  ]
  expect(choose(typedValues, mixed)).toEqual(['reverse_voltage', 'output_current'])
})

it('uses each attribute once', () => {
  const all = [['0.0', '0.1', '1.0', '1.1']]
  const two = [
    ['in', 'out'],
    ['in', 'out'],
  ]
  expect(choose(two, all)).toEqual(['in', 'out'])
  expect(choose([['in'], ['in']], all)).toEqual(['in', null])
})
