/** The same object must always come with the same `rest`. */
export const memoizeByObject = <Key extends WeakKey, Rest extends unknown[], Made extends {}>(
  make: (key: Key, ...rest: Rest) => Made,
) => {
  const made = new WeakMap<Key, Made>()
  return (key: Key, ...rest: Rest): Made => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key, ...rest)
    made.set(key, fresh)
    return fresh
  }
}
