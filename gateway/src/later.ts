export type Later<T> = T | Promise<T>

/** Runs at once if the value is there, so that the fast lane can respond in the same turn of the event loop. */
export const mapLater = <T, R>(value: Later<T>, transform: (value: T) => Later<R>): Later<R> =>
  value instanceof Promise ? value.then(transform) : transform(value)

export const allLater = <T>(values: Later<T>[]): Later<T[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[])
