import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Each tab has modules of its own. */
const openTab = async () => {
  vi.resetModules()
  const { inTurn, maxTurnMs } = await import('./in-turn.ts')
  const add = (name: string) => inTurn.fetch('/graphql', { method: 'POST', body: name })
  return { add, maxTurnMs }
}

const openBrowser = () => {
  const sent: { name: string; respond: (response: Response) => void; fail: (error: Error) => void }[] = []
  // As on a page without https, so that requests are sent without a wait for their hash.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    sent.push({ name: body, respond: resolve, fail: reject })
    return promise
  })
  const listSent = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return sent.map(({ name }) => name)
  }
  return { sent, listSent }
}

const refuseLocks = { locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) } }

test.each<[name: string, navigator: unknown]>([
  ['', navigator],
  [' on an insecure origin, which has no locks', {}],
  [' in a browser that refuses locks', refuseLocks],
])('an addition waits for the response to the one before it%s', async (_, browser) => {
  vi.stubGlobal('navigator', browser)
  const { sent, listSent } = openBrowser()
  const { add } = await openTab()
  const [first, second] = [add('first'), add('second')]
  expect(await listSent()).toEqual(['first'])
  sent[0]?.respond(new Response('1'))
  expect(await (await first).text()).toBe('1')
  expect(await listSent()).toEqual(['first', 'second'])
  sent[1]?.respond(new Response('2'))
  expect(await (await second).text()).toBe('2')
})

test('an addition of another tab waits too', async () => {
  const { sent, listSent } = openBrowser()
  const [tab, other] = [await openTab(), await openTab()]
  const responses = [tab.add('first'), other.add('second')]
  expect(await listSent()).toEqual(['first'])
  sent[0]?.respond(new Response())
  expect(await listSent()).toEqual(['first', 'second'])
  sent[1]?.respond(new Response())
  await Promise.all(responses)
})

test('a failed addition is sent once, reports its failure and does not block the next', async () => {
  const { sent, listSent } = openBrowser()
  const { add } = await openTab()
  const [first, second] = [add('first'), add('second')]
  await listSent()
  sent[0]?.fail(new TypeError('Failed to fetch'))
  await expect(first).rejects.toThrow('Failed to fetch')
  expect(await listSent()).toEqual(['first', 'second'])
  sent[1]?.respond(new Response())
  await second
})

test('an addition without a response does not block the next for ever, and gets a late response', async () => {
  const { sent, listSent } = openBrowser()
  const { add, maxTurnMs } = await openTab()
  const [first, second] = [add('first'), add('second')]
  await vi.advanceTimersByTimeAsync(maxTurnMs - 1)
  expect(await listSent()).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await listSent()).toEqual(['first', 'second'])
  for (const { respond } of sent) respond(new Response('late'))
  expect(await (await first).text()).toBe('late')
  await second
})
