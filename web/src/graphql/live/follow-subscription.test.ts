import { afterEach, expect, test, vi } from 'vitest'
import { followSubscription } from './follow-subscription.ts'

const openTab = async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const browser = new EventTarget()
  const streams: { signal: AbortSignal; controller: ReadableStreamDefaultController }[] = []
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  // As on a page without https, so that requests are sent without a wait for their hash.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({ start: (controller) => void streams.push({ signal, controller }) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const leave = followSubscription({
    query: 'subscription S { orderStatus { status } }',
    variables: {},
    headers: {},
    onData: () => {},
  })
  await wait(0)
  return {
    leave,
    wait,
    countOpened: () => streams.length,
    isOpen: () => streams.at(-1)?.signal.aborted === false,
    breakStream: () => streams.at(-1)?.controller.error(new TypeError('network error')),
    show: (visibilityState: 'visible' | 'hidden') => {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
    send: (name: 'pagehide' | 'pageshow', persisted: boolean) =>
      browser.dispatchEvent(Object.assign(new Event(name), { persisted })),
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream that breaks opens again', async () => {
  const { wait, breakStream, countOpened, isOpen } = await openTab()
  breakStream()
  await wait(3)
  expect(countOpened()).toBe(2)
  expect(isOpen()).toBe(true)
})

test('a stream that breaks while the tab is hidden opens on return and stays open', async () => {
  const { show, wait, breakStream, countOpened, isOpen } = await openTab()
  show('hidden')
  await wait(10)
  breakStream()
  await wait(10)
  show('visible')
  await wait(60)
  expect(countOpened()).toBe(2)
  expect(isOpen()).toBe(true)
})

test('a tab that is hidden briefly has the same stream', async () => {
  const { show, wait, countOpened, isOpen } = await openTab()
  show('hidden')
  await wait(59)
  show('visible')
  await wait(60)
  expect(countOpened()).toBe(1)
  expect(isOpen()).toBe(true)
})

test('a tab that is hidden for a minute closes its stream and opens it on return', async () => {
  const { show, wait, countOpened, isOpen } = await openTab()
  show('hidden')
  await wait(61)
  expect(isOpen()).toBe(false)
  await wait(60)
  expect(countOpened()).toBe(1)
  show('visible')
  await wait(0)
  expect(countOpened()).toBe(2)
  expect(isOpen()).toBe(true)
})

test('a page closes its stream when it is left and opens it when the browser restores it', async () => {
  const { send, wait, countOpened, isOpen } = await openTab()
  send('pagehide', true)
  expect(isOpen()).toBe(false)
  send('pageshow', true)
  await wait(0)
  expect(countOpened()).toBe(2)
  expect(isOpen()).toBe(true)
})

test('after its end, no event opens a stream', async () => {
  const { leave, show, send, wait, countOpened, isOpen } = await openTab()
  leave()
  expect(isOpen()).toBe(false)
  show('hidden')
  show('visible')
  send('pageshow', true)
  await wait(60)
  expect(countOpened()).toBe(1)
})
