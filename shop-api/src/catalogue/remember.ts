/** Loads once per key, for the life of the process or for `lifetimeMs`; who asks meanwhile waits for the same load, and a
 * failed one is forgotten. Of more than `most` keys the one loaded longest ago is forgotten. */
export const remember = <K, V, A extends unknown[]>(
  load: (key: K, ...rest: A) => Promise<V>,
  lifetimeMs = Infinity,
  most = Infinity,
) => {
  const known = new Map<K, { value: Promise<V>; until: number }>()
  return (key: K, ...rest: A): Promise<V> => {
    const entry = known.get(key)
    if (entry && entry.until > performance.now()) return entry.value
    const value = load(key, ...rest)
    known.delete(key)
    known.set(key, { value, until: performance.now() + lifetimeMs })
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    value.catch(() => known.delete(key))
    return value
  }
}
