/** Throws for a missing entry, because series data must be complete. */
export const lookup = <V>(table: { readonly [key: string]: V | undefined }, key: string | number): V => {
  const value = table[key]
  if (value === undefined) throw new RangeError(`No entry ${key} among ${Object.keys(table).join(', ')}.`)
  return value
}
