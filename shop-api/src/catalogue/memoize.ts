/** Loads once for each key, for the life of the process or for `lifetimeMs`. Parallel callers share the load, failures are not cached, and the oldest of more than `max` keys is dropped. */
export const memoize = <K, V, A extends unknown[]>(
  load: (key: K, ...rest: A) => Promise<V>,
  lifetimeMs = Infinity,
  max = Infinity,
) => {
  const known = new Map<K, { value: Promise<V>; until: number }>()
  return (key: K, ...rest: A): Promise<V> => {
    const entry = known.get(key)
    if (entry && entry.until > performance.now()) return entry.value
    const value = load(key, ...rest)
    known.delete(key)
    known.set(key, { value, until: performance.now() + lifetimeMs })
    const [oldest] = known.keys()
    if (known.size > max && oldest !== undefined) known.delete(oldest)
    value.catch(() => known.delete(key))
    return value
  }
}

/** Creates one value for each database, when it is first used. */
export const memoizeByDatabase = <D extends object, V>(create: (db: D) => V) => {
  const known = new WeakMap<D, V>()
  return (db: D): V => {
    const value = known.get(db) ?? create(db)
    known.set(db, value)
    return value
  }
}
