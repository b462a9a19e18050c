import type { Log } from './log.ts'

const withinMs = 5_000

export type Storefronts = { urls: readonly string[]; log: Log }

/** Passes a purge on to every storefront at once; answers with those that were not reached or did not take it. */
export const purgeStorefronts = async ({ urls, log }: Storefronts, token: string, tags: readonly string[]) => {
  const tell = async (url: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`answered ${response.status}`)
  }
  const told = await Promise.allSettled(urls.map(tell))
  return urls.filter((url, index) => {
    const outcome = told[index]
    if (outcome?.status !== 'rejected') return false
    log.warn({ url, reason: String(outcome.reason) }, 'cache: a storefront was not purged')
    return true
  })
}
