/** JSON that JSON.stringify never writes: numbers beyond a double, duplicate keys. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Entries allow any key, even `__proto__`. */
export class Entries {
  readonly list: readonly (readonly [key: string, value: unknown])[]
  constructor(list: readonly (readonly [string, unknown])[]) {
    this.list = list
  }
}

export const toJsonText = (value: unknown): string => {
  if (value instanceof Raw) return value.text
  if (value instanceof Entries)
    return `{${value.list.map(([key, each]) => `${JSON.stringify(key)}:${toJsonText(each)}`).join(',')}}`
  if (Array.isArray(value)) return `[${value.map(toJsonText).join(',')}]`
  return JSON.stringify(value ?? null)
}
