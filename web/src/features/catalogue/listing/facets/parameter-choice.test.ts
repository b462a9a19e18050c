import { expect, test } from 'vitest'
import { choiceFields, parameterFilters, readChoices } from './parameter-choice.ts'

const again = (fields: [string, string][]) => readChoices(fields).flatMap(choiceFields)

test('words and ranges are read, and written in one form', () => {
  expect(
    again([
      ['wd', '100nF'],
      ['p.voltage.min', '16'],
      ['p.voltage.unit', 'V'],
      ['p.capacitance.min', '0,01 µF'],
      ['p.capacitance.max', '1uF'],
      ['p.dielectric', 'X7R'],
      ['p.dielectric', 'X5R'],
      ['p.dielectric', 'X7R'],
    ]),
  ).toEqual([
    ['p.capacitance.min', '10nF'],
    ['p.capacitance.max', '1uF'],
    ['p.dielectric', 'X7R'],
    ['p.dielectric', 'X5R'],
    ['p.voltage.min', '16V'],
  ])
})

test('a form in a language whose decimal sign is a comma says so, and the address has a point', () => {
  expect(
    again([
      ['p.frequency.min', '32,768 kHz'],
      ['p.frequency.unit', 'Hz'],
      ['p.frequency.decimal', ','],
    ]),
  ).toEqual([['p.frequency.min', '32.768kHz']])
})

test('the request to the shop has base units', () => {
  const choices = readChoices([
    ['p.capacitance.min', '10n'],
    ['p.flash.min', '512'],
    ['p.flash.max', '512k'],
    ['p.flash.unit', 'B'],
    ['p.package', '0402'],
  ])
  expect(parameterFilters(choices)).toEqual([
    { key: 'capacitance', min: 1e-8, max: null },
    { key: 'flash', min: 512, max: 524_288 },
    { key: 'package', values: ['0402'] },
  ])
})

test('an unreadable value stays as typed, is reported and is not requested', () => {
  const fields: [string, string][] = [
    ['p.voltage.min', 'high'],
    ['p.voltage.max', '50V'],
    ['p.voltage.unit', 'V'],
  ]
  const [choice] = readChoices(fields)
  expect(choice?.min).toMatchObject({ text: 'high', problem: 'unreadable' })
  expect(choice && parameterFilters([choice])).toEqual([{ key: 'voltage', min: null, max: 50 }])
  expect(again(fields)).toEqual(fields)
})

test('a reversed range stays, is reported and is not requested', () => {
  const fields: [string, string][] = [
    ['p.voltage.min', '50V'],
    ['p.voltage.max', '16V'],
  ]
  const [choice] = readChoices(fields)
  expect([choice?.min?.problem, choice?.max?.problem]).toEqual(['order', 'order'])
  expect(choice && parameterFilters([choice])).toBeNull()
  expect(again(fields)).toEqual(fields)
})

test.each([
  ['p.Voltage', '1'],
  ['p.', '1'],
  ['p.voltage.mid', '1'],
  ['p.voltage', ''],
  ['p.voltage.min', '  '],
  ['p.package', 'x'.repeat(101)],
])('%s=%s requests nothing', (name, value) => {
  expect(readChoices([[name, value]])).toEqual([])
})

test('a request has no more values than the shop accepts', () => {
  const values = Array.from({ length: 60 }, (_, at): [string, string] => ['p.package', String(at)])
  expect(readChoices(values)[0]?.values).toHaveLength(50)
  expect(readChoices(Array.from({ length: 30 }, (_, at) => [`p.k${at}`, '1']))).toHaveLength(20)
})
