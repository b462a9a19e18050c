import { expect, test } from 'vitest'
import { followWhenLoaded } from './follow-when-loaded.ts'

const subscription = {
  query: 'subscription S { orderStatus { status } }',
  variables: {},
  headers: {},
  onData: () => {},
}

const follow = () => {
  const events: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const load = async () => {
    await promise
    return {
      followSubscription: () => {
        events.push('opened')
        return () => void events.push('closed')
      },
    }
  }
  const leave = followWhenLoaded(load, subscription)
  const finishLoading = async () => {
    resolve()
    await load()
  }
  return { events, leave, finishLoading }
}

test('a page that is left closes its stream', async () => {
  const { events, leave, finishLoading } = follow()
  await finishLoading()
  expect(events).toEqual(['opened'])
  leave()
  expect(events).toEqual(['opened', 'closed'])
})

test('a page that is left while the reader loads opens no stream', async () => {
  const { events, leave, finishLoading } = follow()
  leave()
  await finishLoading()
  expect(events).toEqual([])
})
