import { createClient, RESP_TYPES } from 'redis'
import type { Log } from './log.ts'

/** The reply where Redis is down, slow or refuses the command. */
export const unavailable = Symbol('Redis is unavailable')
export type Unavailable = typeof unavailable

export type RedisReply = string | number | boolean | Buffer | null | RedisReply[] | { [key: string]: RedisReply }
export type RedisCommand = readonly [name: string, ...args: (string | Buffer)[]]

/** No method throws or waits longer than 100 ms. */
export type Redis = {
  send(command: RedisCommand): Promise<RedisReply | Unavailable>
  sendForBytes(command: RedisCommand): Promise<RedisReply | Unavailable>
  /** Returns whether Redis sends the messages, also after each reconnection. A repetition with the same listener has no other effect. */
  subscribe(channel: string, onMessage: (message: string) => void): Promise<boolean>
  /** Messages before a connection may have been missed. */
  onConnected(listener: () => void): void
  close(): void
}

const commandMs = 100
/** After a late reply, no command is sent for this long. */
const pauseMs = 1_000
const maxQueued = 10_000

const createState = (log: Log, now: () => number) => {
  let isUp: boolean | undefined
  let restsUntil = 0
  const become = (up: boolean, reason: string) => {
    if (up === isUp) return
    isUp = up
    if (up) log.info('redis: available')
    else log.warn({ reason }, 'redis: unavailable, the gateway runs without it')
  }
  return {
    isResting: () => now() < restsUntil,
    up: () => {
      restsUntil = 0
      become(true, '')
    },
    down: (error: unknown) => become(false, error instanceof Error ? error.message : String(error)),
    rest: () => {
      restsUntil = now() + pauseMs
      become(false, `no reply in ${commandMs} ms`)
    },
  }
}

const late = Symbol('late')

const within = async <T>(work: Promise<T>): Promise<T | typeof late> => {
  const { promise, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(() => resolve(late), commandMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

export const openRedis = (url: string, log: Log): Redis => {
  const client = createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueued,
    pingInterval: pauseMs,
    socket: {
      connectTimeout: pauseMs,
      socketTimeout: 5 * pauseMs,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2_000) * (0.5 + Math.random() / 2),
    },
  })
  const state = createState(log, () => performance.now())
  client.on('error', (error) => state.down(error))
  client.on('ready', () => state.up())

  const run = async <T>(name: string, start: () => Promise<T>): Promise<T | Unavailable> => {
    if (!client.isReady || state.isResting()) return unavailable
    try {
      const reply = await within(start())
      if (reply === late) {
        state.rest()
        return unavailable
      }
      state.up()
      return reply
    } catch (error) {
      log.debug({ reason: String(error), command: name }, 'redis: a command failed')
      return unavailable
    }
  }
  const sendCommand = (command: RedisCommand, types: { [RESP_TYPES.BLOB_STRING]?: typeof Buffer }) =>
    run(command[0], () => client.sendCommand<RedisReply>([...command], { typeMapping: types }))

  client.connect().catch((error: unknown) => state.down(error))
  return {
    send: (command) => sendCommand(command, {}),
    sendForBytes: (command) => sendCommand(command, { [RESP_TYPES.BLOB_STRING]: Buffer }),
    subscribe: async (channel, onMessage) =>
      (await run('SUBSCRIBE', () => client.subscribe(channel, onMessage))) !== unavailable,
    onConnected: (listener) => {
      client.on('ready', listener)
      if (client.isReady) listener()
    },
    close: () => client.destroy(),
  }
}
