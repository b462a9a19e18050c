/** Runs changes one after the other, also after a failure. */
export const createTurns = () => {
  let previous: Promise<unknown> = Promise.resolve()
  return {
    run: <T>(change: () => Promise<T>): Promise<T> => {
      const response = previous.then(change)
      previous = response.catch(() => undefined)
      return response
    },
  }
}
export type Turns = ReturnType<typeof createTurns>
