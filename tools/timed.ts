export const secondsSince = (startedAtMs: number) => `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`

/** Runs a piece of work and says how long it took, if there was anything to do. */
export const timed = async (label: string, work: () => Promise<boolean>) => {
  const startedAtMs = performance.now()
  if (await work()) console.log(`${label} (${secondsSince(startedAtMs)})`)
}
