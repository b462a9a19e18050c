import { expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './chunk-reload.ts'

const missing = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' })
const tab = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}
const forbidden = (): never => {
  throw new DOMException('The storage is forbidden.', 'SecurityError')
}
const page = () => {
  const stored = tab()
  const storage = () => stored
  const reload = vi.fn()
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

test('a tab without storage is not reloaded', () => {
  const reload = vi.fn()
  reloadOnMissingChunk(missing, { storage: forbidden, nowMs: startMs, reload })
  reloadOnMissingChunk(missing, { storage: () => ({ ...tab(), setItem: forbidden }), nowMs: startMs, reload })
  expect(reload).not.toHaveBeenCalled()
})
