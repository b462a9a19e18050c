import type { Redis, RedisCommand, RedisReply } from '../src/redis.ts'
import { unavailable } from '../src/redis.ts'

const toPattern = (glob: string) => new RegExp(`^${glob.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*')}$`)

/** `deaf`: refuses subscriptions. */
type State = 'healthy' | 'down' | 'garbage' | 'full' | 'deaf'

/** A Redis in this process that several gateways can share. */
export const startFakeRedis = () => {
  const texts = new Map<string, Buffer>()
  const sets = new Map<string, Map<string, number>>()
  const channels = new Map<string, Set<(message: string) => void>>()
  const connected = new Set<() => void>()
  const commands: string[][] = []
  let state: State = 'healthy'

  const getSet = (key: string) => {
    const set = sets.get(key) ?? new Map<string, number>()
    sets.set(key, set)
    return set
  }

  const responses: Record<string, (...args: string[]) => RedisReply> = {
    GETRANGE: (key = '', start, end) => texts.get(key)?.subarray(Number(start), Number(end) + 1) ?? '',
    UNLINK: (...keys) => keys.filter((key) => texts.delete(key)).length,
    SCAN: (_cursor, _match, glob = '*') => ['0', [...texts.keys()].filter((key) => toPattern(glob).test(key))],
    ZADD: (key = '', _gt, ...pairs) => {
      for (let i = 0; i < pairs.length; i += 2) {
        const member = pairs[i + 1] ?? ''
        getSet(key).set(member, Math.max(Number(pairs[i]), getSet(key).get(member) ?? 0))
      }
      return pairs.length / 2
    },
    ZRANGE: (key = '') => [...getSet(key)].map(([member, score]) => [member, score]),
    ZREMRANGEBYSCORE: (key = '', _min, max) => {
      const old = [...getSet(key)].filter(([, score]) => score <= Number(max))
      for (const [member] of old) getSet(key).delete(member)
      return old.length
    },
    PUBLISH: (channel = '', message = '') => {
      const listeners = channels.get(channel) ?? new Set()
      for (const listener of listeners) setImmediate(() => state === 'healthy' && listener(message))
      return listeners.size
    },
  }

  const reply = (command: RedisCommand): RedisReply | typeof unavailable => {
    const [name, key, ...rest] = command.map(String)
    commands.push([name ?? '', key ?? '', ...rest])
    if (state === 'down' || (state === 'full' && name === 'SET')) return unavailable
    if (state === 'garbage') return name === 'GET' ? Buffer.from('\u0000{"not": "an entry') : 'nonsense'
    if (name === 'GET') return texts.get(key ?? '') ?? null
    if (name !== 'SET') return responses[name ?? '']?.(key ?? '', ...rest) ?? unavailable
    texts.set(key ?? '', Buffer.from(command[2] ?? ''))
    return 'OK'
  }

  const asText = (value: RedisReply | typeof unavailable) => (Buffer.isBuffer(value) ? value.toString() : value)

  return {
    texts,
    commands,
    /** Getting healthy counts as a new connection. */
    become: (next: State) => {
      const wasDown = state === 'down'
      state = next
      if (wasDown && state === 'healthy') for (const listener of connected) listener()
    },
    connect: (): Redis => ({
      send: async (command) => asText(reply(command)),
      sendForBytes: async (command) => reply(command),
      subscribe: async (channel, onMessage) => {
        if (state === 'down' || state === 'deaf') return false
        channels.set(channel, (channels.get(channel) ?? new Set()).add(onMessage))
        return true
      },
      onConnected: (listener) => {
        connected.add(listener)
        if (state !== 'down') listener()
      },
      close: () => {},
    }),
  }
}
