import { changeAll, isObject, type Json } from './json-paths.ts'

const numbers = (change: (old: number) => Json) => (value: Json) =>
  changeAll(value, (old) => (typeof old === 'number' ? change(old) : old))
const texts = (change: (old: string) => Json) => (value: Json) =>
  changeAll(value, (old) => (typeof old === 'string' ? change(old) : old))
const lists = (change: (old: Json[]) => Json) => (value: Json) =>
  changeAll(value, (old) => (Array.isArray(old) ? change(old) : old))
const objects = (change: (old: { [key: string]: Json }) => Json) => (value: Json) =>
  changeAll(value, (old) => (isObject(old) ? change(old) : old))

const firstList = (change: (list: Json[]) => Json) => {
  let isDone = false
  return lists((list) => {
    if (isDone) return list
    isDone = true
    return change(list)
  })
}

export const dataMutations: Record<string, (data: Json) => Json> = {
  'data null': () => null,
  'data a list': () => [],
  'data text': () => 'text',
  'data a number': () => 7,
  'data false': () => false,
  'data in a list': (data) => [data],
  'every number null': numbers(() => null),
  'every number negative': numbers((n) => -n - 1),
  'every number zero': numbers(() => 0),
  'every number a fraction': numbers((n) => n + 0.5),
  'every number 2^31': numbers(() => 2 ** 31),
  'every number 2^53': numbers(() => 2 ** 53),
  'every number the greatest whole one': numbers(() => Number.MAX_SAFE_INTEGER),
  'every number 1e308': numbers(() => 1e308),
  'every number as text': numbers(String),
  'every number the text NaN': numbers(() => 'NaN'),
  'every text empty': texts(() => ''),
  'every text null': texts(() => null),
  'every text a number': texts(() => 7),
  'every text HTML': texts((text) => `<img src=x onerror=alert(1)>${text}`),
  'every text half a surrogate': texts(() => '\uD800'),
  'every text with NUL and line breaks': texts((text) => `${text}\0\r\n`),
  'every text 10 kB': texts(() => 'x'.repeat(10_000)),
  'every true and false as text': (data) => changeAll(data, (old) => (typeof old === 'boolean' ? `${old}` : old)),
  'every list empty': lists(() => []),
  'every list an object': lists((list) => ({ ...list })),
  'every list null': lists(() => null),
  'every list with a null row': lists((list) => [null, ...list]),
  'every list within a list': lists((list) => [list]),
  'every list twice': lists((list) => [...list, ...list]),
  'every object a list': objects((object) => Object.values(object)),
  // oxlint-disable-next-line unicorn/no-thenable
  'every object with more fields': objects((object) => ({ ...object, more: 1, then: 'x', toJSON: 'x', length: 9 })),
  'a list of 100,000 numbers': (data) => firstList(() => Array.from({ length: 100_000 }, () => 0))(data),
  'a list of 1,000 rows': (data) => firstList((list) => Array.from({ length: 1_000 }, () => list[0] ?? null))(data),
}
