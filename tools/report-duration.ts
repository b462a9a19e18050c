export const secondsSince = (startedAtMs: number) => `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`

/** Prints the duration only if the work did something. */
export const reportDuration = async (name: string, work: (say: (progress: string) => void) => Promise<boolean>) => {
  const startedAtMs = performance.now()
  const say = (progress: string) => console.log(`${name}: ${progress}`)
  if (await work(say)) say(`ready (${secondsSince(startedAtMs)})`)
}
