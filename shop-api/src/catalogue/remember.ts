/** Loads once per key, for the life of the process or for `lifetimeMs`; who asks meanwhile waits for the same load, and a
 * failed one is forgotten. */
export const remember = <K, V>(load: (key: K) => Promise<V>, lifetimeMs = Infinity) => {
  const known = new Map<K, { value: Promise<V>; until: number }>()
  return (key: K): Promise<V> => {
    const entry = known.get(key)
    if (entry && entry.until > performance.now()) return entry.value
    const value = load(key)
    known.set(key, { value, until: performance.now() + lifetimeMs })
    value.catch(() => known.delete(key))
    return value
  }
}
