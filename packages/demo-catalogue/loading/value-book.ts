import { toEntries, typedValue, type AttributeKey, type Raw, type Typed } from '../taxonomy/attributes.ts'
import type { Params } from '../taxonomy/attributes.ts'

type BookValue = Typed & { id: number; parts: number }

/** Memory is bounded by the values of the series, not by the number of parts. */
export const valueBook = () => {
  const byDisplay = new Map<string, BookValue>()
  const byRaw = new Map<AttributeKey, Map<string | number, BookValue>>()
  const enter = (key: AttributeKey, raw: Raw): BookValue => {
    const value = typedValue(key, raw)
    const name = `${key}\t${value.display}`
    const entry = byDisplay.get(name) ?? { ...value, id: byDisplay.size + 1, parts: 0 }
    byDisplay.set(name, entry)
    return entry
  }
  const find = (key: AttributeKey, raw: Raw): BookValue => {
    const known = byRaw.get(key) ?? new Map<string | number, BookValue>()
    byRaw.set(key, known)
    const name = typeof raw === 'object' ? `${raw[0]}..${raw[1]}` : raw
    const entry = known.get(name) ?? enter(key, raw)
    known.set(name, entry)
    return entry
  }
  return {
    read: (params: Params) =>
      toEntries(params).map(([key, raw]) => {
        const value = find(key, raw)
        value.parts += 1
        return value
      }),
    values: () => byDisplay.values(),
  }
}
