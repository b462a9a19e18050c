import { createConnection } from 'node:net'
import { createClient } from 'redis'
import type { Redis, RedisReply } from '../src/redis.ts'
import { env } from './env.ts'

const replyWithinMs = 1_000

const findServer = async () => {
  const { hostname, port } = new URL(env.TEST_REDIS_URL)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = createConnection(Number(port) || 6379, hostname, () => socket.write('PING\r\n'))
  socket.setTimeout(replyWithinMs, () => resolve(false))
  socket
    .once('data', (reply) => resolve(reply.toString().startsWith('+PONG')))
    .once('error', () => resolve(false))
    .once('close', () => resolve(false))
  const hasReplied = await promise
  socket.destroy()
  return hasReplied
}

/** False on machines without a Redis server that needs no password. */
export const hasRealRedis = await findServer()

/** Waits for every reply, so that a slow machine fails no test. */
export const openRealRedis = async (): Promise<Redis> => {
  const client = createClient({ url: env.TEST_REDIS_URL, RESP: 3 })
  await client.connect()
  const send: Redis['send'] = (command) => client.sendCommand<RedisReply>([...command])
  return {
    send,
    sendForBytes: send,
    subscribe: async () => false,
    onConnected: (listener) => listener(),
    close: () => client.destroy(),
  }
}
