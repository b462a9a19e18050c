import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openRedis, unavailable } from './redis.ts'

/** Replies OK to every command, nothing to GET, and an error to SET and to the first SUBSCRIBE. */
const startHalfRedis = async () => {
  let subscriptions = 0
  const replySubscribe = () => {
    subscriptions += 1
    if (subscriptions === 1) return '-LOADING The dataset is loaded.\r\n'
    return '>3\r\n+subscribe\r\n+news\r\n:1\r\n>3\r\n+message\r\n+news\r\n+hello\r\n'
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.on('data', (chunk) => {
      for (const [, name] of String(chunk).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        if (name === 'subscribe') socket.write(replySubscribe())
        else if (name === 'SET') socket.write('-OOM command not allowed\r\n')
        else if (name !== 'GET') socket.write('+OK\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  onTestFinished(close)
  return { url: `redis://127.0.0.1:${port}`, close }
}

const open = (url: string) => {
  const lines: string[] = []
  const redis = openRedis(url, pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }))
  onTestFinished(() => redis.close())
  return { redis, lines }
}

test('a Redis that hangs or refuses counts as unavailable, and is logged once', async () => {
  const half = await startHalfRedis()
  const { redis, lines } = open(half.url)
  await new Promise<void>((resolve) => redis.onConnected(resolve))
  expect(await redis.send(['PING'])).toBe('OK')
  expect(await redis.send(['SET', 'a', 'b'])).toBe(unavailable)
  expect(await Promise.all([1, 2, 3].map(() => redis.send(['GET', 'a'])))).toEqual(Array(3).fill(unavailable))
  expect(lines).toHaveLength(2)
  expect(await redis.send(['PING'])).toBe(unavailable)
  half.close()
  expect(await redis.send(['PING'])).toBe(unavailable)
  expect(lines.map((line) => /redis: \w+/.exec(line)?.[0])).toEqual(['redis: available', 'redis: unavailable'])
})

test('a subscription that Redis refuses can be repeated', async () => {
  const half = await startHalfRedis()
  const { redis } = open(half.url)
  await new Promise<void>((resolve) => redis.onConnected(resolve))
  const messages: string[] = []
  const subscribe = () => redis.subscribe('news', (message) => void messages.push(message))
  expect(await subscribe()).toBe(false)
  expect(await subscribe()).toBe(true)
  await expect.poll(() => messages).toEqual(['hello'])
})

test('a missing Redis counts as unavailable at once', async () => {
  const { redis } = open('redis://127.0.0.1:1')
  expect(await redis.send(['GET', 'a'])).toBe(unavailable)
  expect(await redis.sendForBytes(['GET', 'a'])).toBe(unavailable)
})
