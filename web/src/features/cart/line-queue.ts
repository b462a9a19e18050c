import { createTurns } from '#graphql/turns.ts'

/** The result of a change that a newer change or a removal of the same line has replaced. */
export const overtaken = Symbol('overtaken')

/** `put` waits `quietMs` for a newer change of the same line, so that ten steps are one request; `run` only waits for its turn. */
export function createLineQueue<Value, Result>(
  send: (lineId: string, value: Value) => Promise<Result>,
  { quietMs }: { quietMs: number },
) {
  const waiting = new Map<string, { overtake: () => void; goNow: () => void }>()
  const { run } = createTurns()

  const forget = (lineId: string) => {
    waiting.get(lineId)?.overtake()
    waiting.delete(lineId)
  }

  const put = (lineId: string, value: Value): Promise<Result | typeof overtaken> => {
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
          const response = await send(lineId, value)
          return waiting.has(lineId) ? overtaken : response
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

  /** Sends waiting changes without waiting for newer ones. */
  const flush = () => waiting.forEach(({ goNow }) => goNow())

  return { put, run, forget, flush }
}
