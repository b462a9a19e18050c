/** A generator whose first value is already there; a reader that leaves does not wait for what is still to come. */
export const resumed = <T>(
  first: IteratorResult<T, void>,
  rest: AsyncGenerator<T, void>,
  end: () => void,
): AsyncIterableIterator<T> => {
  let isFirst = true
  return {
    next: () => {
      if (!isFirst) return rest.next()
      isFirst = false
      return Promise.resolve(first)
    },
    return: () => {
      end()
      return Promise.resolve({ done: true, value: undefined })
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
