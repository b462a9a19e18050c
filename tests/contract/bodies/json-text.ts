/** A piece of JSON that JSON.stringify would not write: numbers beyond what a double holds, a key twice. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An object as its entries, so that it may have any key, `__proto__` too. */
export class Entries {
  readonly list: readonly (readonly [key: string, value: unknown])[]
  constructor(list: readonly (readonly [string, unknown])[]) {
    this.list = list
  }
}

export const jsonText = (value: unknown): string => {
  if (value instanceof Raw) return value.text
  if (value instanceof Entries)
    return `{${value.list.map(([key, each]) => `${JSON.stringify(key)}:${jsonText(each)}`).join(',')}}`
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`
  return JSON.stringify(value ?? null)
}
