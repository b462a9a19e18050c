import { setMaxListeners } from 'node:events'
import type { BlockList } from 'node:net'
import { GraphQLError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { findVisitorNetwork } from '../http/client-address.ts'
import { hashToken } from '../plugins/rate-limit/subjects.ts'
import type { Caller } from '../upstream/caller.ts'
import { UpstreamError } from '../upstream/error.ts'
import { createSlots, type Holder, type NoSlot } from './slots.ts'
import { freshMs, maxStreamMs, realTiming, type Timing, pollPauseMs } from './timing.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'

/** Unlike `return` of a generator, `return` here does not wait for a pending `next`. */
const prependFirst = <T>(
  first: IteratorResult<T, void>,
  rest: AsyncGenerator<T, void>,
  end: () => void,
): AsyncIterableIterator<T> => {
  let isFirst = true
  return {
    next: () => {
      if (!isFirst) return rest.next()
      isFirst = false
      return Promise.resolve(first)
    },
    return: () => {
      end()
      return Promise.resolve({ done: true, value: undefined })
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

const maxSharedReads = 500

type Read = { atMs: number; value: Promise<unknown> }

/** The key must include the credentials of its readers. */
const createSharedReads = (now: () => number) => {
  const reads = new LRUCache<string, Read>({ max: maxSharedReads })
  return {
    read: async <T>(key: string, freshMs: number, load: () => Promise<T>): Promise<T> => {
      const recent = reads.get(key)
      // All reads of one key have the same type.
      if (recent && now() - recent.atMs <= freshMs) return recent.value as Promise<T>
      const value = load()
      const read = { atMs: now(), value }
      reads.set(key, read)
      value.catch(() => {
        if (reads.get(key) === read) reads.delete(key)
      })
      return value
    },
    forget: (key: string) => {
      reads.delete(key)
    },
  }
}

type WatchOptions<T> = {
  first: T | null
  read: () => Promise<T | null>
  /** Only changes of this text are reported. */
  toState: (value: T) => string
  isFinal: (value: T) => boolean
}

const isTemporary = (error: unknown) =>
  error instanceof UpstreamError && (error.kind !== 'refused' || error.code === codes.tooManyRequests)

/** Polls less often while the shop fails; a refusal ends the stream. */
async function* watch<T>(
  { first, read, toState, isFinal }: WatchOptions<T>,
  { pause, random }: Timing,
  signal: AbortSignal,
): AsyncGenerator<T | null, void> {
  yield first
  let last = first
  let failures = 0
  while (last !== null && !isFinal(last)) {
    if (!(await pause(pollPauseMs(failures, random), signal))) return
    try {
      const next = await read()
      if (signal.aborted) return
      failures = 0
      if (next === null || toState(next) !== toState(last)) yield next
      last = next
    } catch (error) {
      if (!isTemporary(error)) throw error
      failures += 1
    }
  }
}

export type StreamSource<T> = Omit<WatchOptions<T>, 'first'> & {
  name: string
  credentials: readonly (string | null)[]
}

type Options = { timing?: Timing; closing?: AbortSignal; trustedProxies?: BlockList }
type StreamRequest = { caller: Caller; disconnected?: AbortSignal | undefined }

const createUnauthenticatedError = () =>
  new GraphQLError('Sign in, or send the order access token, to open a stream.', {
    extensions: { code: 'UNAUTHENTICATED' satisfies ErrorCode },
  })

const tooManyStreamsErrors = {
  holderFull: { status: 429, message: 'Too many streams are open; end one of them.' },
  allFull: { status: 503, message: 'Too many streams are open; try again later.' },
}
const createTooManyStreamsError = ({ kind }: NoSlot) => {
  const { message, status } = tooManyStreamsErrors[kind]
  return new GraphQLError(message, {
    extensions: { code: 'RATE_LIMITED' satisfies ErrorCode, http: { status, spec: false } },
  })
}

const onAbort = (signal: AbortSignal | undefined, end: () => void) => {
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end, { once: true })
}

export const createStreams = ({ timing = realTiming, closing, trustedProxies }: Options = {}) => {
  const slots = createSlots()
  const shared = createSharedReads(timing.now)
  if (closing) setMaxListeners(0, closing)

  const listOriginHolders = ({ apiClient, forwardedFor }: StreamRequest['caller']): Holder[] => {
    if (apiClient) return [{ kind: 'key', id: apiClient }]
    const network = trustedProxies ? findVisitorNetwork(undefined, forwardedFor, trustedProxies) : null
    return network === null ? [] : [{ kind: 'network', id: network }]
  }

  return {
    open: async <T>(
      { caller, disconnected }: StreamRequest,
      source: StreamSource<T>,
    ): Promise<AsyncIterableIterator<T | null>> => {
      const credentials = source.credentials.flatMap((credential) => (credential === null ? [] : hashToken(credential)))
      if (credentials.length === 0) throw createUnauthenticatedError()
      const slot = slots.take([
        ...credentials.map((id): Holder => ({ kind: 'credential', id })),
        ...listOriginHolders(caller),
      ])
      if (slot.kind !== 'taken') throw createTooManyStreamsError(slot)

      const key = [
        source.name,
        caller.locale,
        ...source.credentials.map((credential) => credential && hashToken(credential)),
      ].join(' ')
      const abortController = new AbortController()
      const end = () => {
        slot.release()
        shared.forget(key)
        disconnected?.removeEventListener('abort', end)
        closing?.removeEventListener('abort', end)
        abortController.abort()
      }
      onAbort(disconnected, end)
      onAbort(closing, end)
      void timing.pause(maxStreamMs, abortController.signal).then(end)

      const streamValues = async function* () {
        try {
          const first = await source.read()
          const read = () => shared.read(key, freshMs, source.read)
          yield* watch({ ...source, first, read }, timing, abortController.signal)
        } finally {
          end()
        }
      }
      const stream = streamValues()
      const first = await stream.next()
      return prependFirst(first, stream, end)
    },
  }
}

export type Streams = ReturnType<typeof createStreams>
