/** What a change answers that a newer one of the same line, or a removal, has overtaken. */
export const overtaken = Symbol('overtaken')

/** Changes of one cart, one after the other. `put` waits until nothing newer came for its line for `quietMs`, so that ten
 * presses of a stepper are one request; `run` is for changes that wait for nothing but their turn. */
export function createLineQueue<Value, Answer>(
  send: (lineId: string, value: Value) => Promise<Answer>,
  { quietMs }: { quietMs: number },
) {
  const waiting = new Map<string, { overtake: () => void; goNow: () => void }>()
  let previous: Promise<unknown> = Promise.resolve()

  const run = <T>(change: () => Promise<T>): Promise<T> => {
    const answer = previous.then(change)
    previous = answer.catch(() => undefined)
    return answer
  }

  const forget = (lineId: string) => {
    waiting.get(lineId)?.overtake()
    waiting.delete(lineId)
  }

  const put = (lineId: string, value: Value): Promise<Answer | typeof overtaken> => {
    forget(lineId)
    return new Promise((resolve, reject) => {
      let isOvertaken = false
      let hasGone = false
      const goNow = () => {
        if (hasGone) return
        hasGone = true
        run(async () => {
          if (isOvertaken) return overtaken
          waiting.delete(lineId)
          const answer = await send(lineId, value)
          return waiting.has(lineId) ? overtaken : answer
        }).then(resolve, reject)
      }
      const overtake = () => {
        isOvertaken = true
        clearTimeout(timer)
        resolve(overtaken)
      }
      const timer = setTimeout(goNow, quietMs)
      waiting.set(lineId, { overtake, goNow })
    })
  }

  /** Sends what is waiting without waiting longer, for when the page goes away. */
  const flush = () => waiting.forEach(({ goNow }) => goNow())

  return { put, run, forget, flush }
}
