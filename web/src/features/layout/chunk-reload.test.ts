import { expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

const missing = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' })
const page = () => {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return {
    reload,
    at: (nowMs: number, reason: unknown = missing) => reloadOnMissingChunk(reason, { storage, nowMs, reload }),
  }
}
const startMs = 1_800_000_000_000

test('a missing file reloads the page, but not again within sixty seconds', () => {
  const { reload, at } = page()
  at(startMs)
  at(startMs + 59_999)
  expect(reload).toHaveBeenCalledTimes(1)
  at(startMs + 60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('another error does not reload the page', () => {
  const { reload, at } = page()
  at(startMs, new Error('boom'))
  at(startMs, null)
  expect(reload).not.toHaveBeenCalled()
})
