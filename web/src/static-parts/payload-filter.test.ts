import { expect, test } from 'vitest'
import { createPayloadFilter } from './payload-filter.ts'

const filter = (text: string) => {
  const { filter, end } = createPayloadFilter()
  return filter(text) + end()
}

const row = (id: string, value: string) => `${id}:${value}\n`
const component = row('1', 'I[39756,["/chunk.js"],"Host"]')
const host = row('0', '["$","$L1",null,{"content":"$@2"}]')
const mark = row('2', '"inDocument"')

test('the contents of a static part are left out', () => {
  const part = row('2', '{"staticPart":["$","p",null,{"children":"Ω"}]}')
  expect(filter(component + host + part + row('3', '"after"'))).toBe(component + host + mark + row('3', '"after"'))
})

test('with them go the rows that only they refer to, in any order and depth', () => {
  const part = row('2', '{"staticPart":["$L3","$4"]}')
  const rows = row('3', '["$","b",null,{"children":"$L5"}]') + '4:T7,"$6\nÄ"' + row('5', '"deep"')
  expect(filter(host + part + rows + row('6', '"other"'))).toBe(host + mark + row('6', '"other"'))
})

test('a part with a client component stays whole, at any depth', () => {
  const shallow = component + host + row('2', '{"staticPart":["$","$L1",null,{}]}')
  expect(filter(shallow)).toBe(shallow)
  const deep = component + host + row('2', '{"staticPart":["$L3","$L4"]}') + row('3', '"text"')
  expect(filter(deep + row('4', '["$","$L1",null,{}]'))).toBe(deep + row('4', '["$","$L1",null,{}]'))
})

test('so does a part that waits for something', () => {
  const rows = row('c', '"$Sreact.suspense"') + host + row('2', '{"staticPart":["$","$c",null,{}]}')
  expect(filter(rows)).toBe(rows)
})

test('a row that the page needs too is sent before or after it is needed', () => {
  const part = row('2', '{"staticPart":"$L3"}') + row('3', '{"a":1}')
  const needed = row('4', '["$","i",null,{"of":"$3:a"}]')
  expect(filter(host + part + needed)).toBe(host + mark + needed + row('3', '{"a":1}'))
  const early = needed + host + row('2', '{"staticPart":["$L3","$L5"]}') + row('3', '{"a":1}') + row('5', '"rest"')
  expect(filter(early)).toContain(row('3', '{"a":1}'))
})

test('what never became complete is sent as it is', () => {
  const rows = host + row('2', '{"staticPart":"$L3"}') + '4:"half'
  expect(filter(rows)).toBe(rows)
})

test('a long text is removed with the row that refers to it', () => {
  const text = '3:T5,"$L1"'
  const part = row('2', '{"staticPart":["$","p",null,{"children":"$3"}]}')
  expect(filter(component + host + text + part)).toBe(component + host + mark)
  const other = row('4', '["$","p",null,{"children":"$3"}]')
  expect(filter(component + host + text + other + row('5', '1'))).toBe(component + host + text + other + row('5', '1'))
  expect(filter(host + text)).toBe(host + text)
})

test('properties that are undefined are left out, a text that looks like one is not', () => {
  const link = (props: string) => row('2', `["$","a","$undefined",{${props}}]`)
  expect(filter(link('"a":"$undefined","href":"/","b":"$undefined","c":"$undefined"'))).toBe(link('"href":"/"'))
  expect(filter(link('"a":"$undefined","b":"$undefined"'))).toBe(link(''))
  const text = link(String.raw`"children":"{\"a\":\"$undefined\",\"b\":1}","title":"$$undefined"`)
  expect(filter(text)).toBe(text)
  expect(filter(row('2', String.raw`{"a\"b":"$undefined","c":1}`))).toBe(row('2', '{"c":1}'))
  const long = '3:T10,"a":"$undefined"'
  expect(filter(row('2', '["$","p",null,{"children":"$3"}]').replace('2:', `${long}2:`))).toContain(long)
})
