const keptMs = 1_000

/** Whether the shop is up, asked at most once a second however many want to know. */
export const createReadiness = (isUp: () => Promise<boolean>, now = Date.now) => {
  let asked: { atMs: number; answer: Promise<boolean> } | undefined
  return () => {
    if (!asked || now() - asked.atMs >= keptMs) asked = { atMs: now(), answer: isUp() }
    return asked.answer
  }
}
