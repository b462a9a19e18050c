import { trustedFetch } from '../trusted-fetch.ts'
import { readEvents } from './event-stream.ts'
import { nextStep, type StreamEnd } from './next-step.ts'

type Subscription = {
  query: string
  variables: object
  headers: Record<string, string>
  onData: (data: unknown) => void
}

/** Most visitors who leave a tab return to it soon, so the stream of a hidden tab stays open for a minute. */
const hiddenMs = 60_000

const isStream = (response: Response) => response.headers.get('content-type')?.startsWith('text/event-stream')

const readStream = async (
  { query, variables, headers, onData }: Subscription,
  signal: AbortSignal,
): Promise<StreamEnd> => {
  try {
    const response = await trustedFetch('/graphql', {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal,
    })
    if (response.status >= 500) return 'failed'
    if (!response.ok || !response.body || !isStream(response)) return 'refused'
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'complete') return 'ended'
      const result: { data?: unknown; errors?: unknown[] } = JSON.parse(data)
      if (result.errors) return 'refused'
      onData(result.data)
    }
    return 'failed'
  } catch {
    return 'failed'
  }
}

/** Receives data while the tab is visible, and opens lost streams again, until the returned function is called. */
export const followSubscription = (subscription: Subscription): (() => void) => {
  let stream: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    stream?.abort()
    stream = null
  }
  const open = async (failures = 0) => {
    close()
    const opened = new AbortController()
    stream = opened
    let hasData = false
    const onData = (data: unknown) => {
      hasData = true
      if (!opened.signal.aborted) subscription.onData(data)
    }
    const end = await readStream({ ...subscription, onData }, opened.signal)
    if (opened.signal.aborted) return
    stream = null
    const step = nextStep(end, hasData ? 0 : failures, Math.random)
    // While the tab is hidden, `timer` closes the stream, and the return to the tab opens it.
    if (step.kind === 'reconnect' && document.visibilityState === 'visible')
      timer = setTimeout(() => void open(step.failures), step.delayMs)
  }

  const onVisibility = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(close, hiddenMs)
    else if (!stream) void open()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void open()
  }
  document.addEventListener('visibilitychange', onVisibility)
  // Browsers do not put a page with an open stream into the back-forward cache.
  addEventListener('pagehide', close)
  addEventListener('pageshow', onShow)
  if (document.visibilityState === 'visible') void open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', onShow)
    close()
  }
}
