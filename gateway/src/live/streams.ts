import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { BlockList } from 'node:net'
import { GraphQLError } from 'graphql'
import { networkOf, visitorAddress } from '../client-address.ts'
import type { GatewayContext } from '../context.ts'
import { resumed } from './resumed.ts'
import { createSharedReads } from './shared-reads.ts'
import { createSlots, type Holder, type NoSlot } from './slots.ts'
import { freshMs, longestStreamMs, realTiming, type Timing } from './timing.ts'
import { type Watched, watch } from './watch.ts'

export type Subject<T> = Omit<Watched<T>, 'first'> & {
  /** Kind and number. */
  name: string
  /** What proves to the shop who asks: a session, a guest's secret. */
  proofs: readonly (string | null)[]
}

/** `trusted`: whose word is taken for where a request comes from. */
type Options = { timing?: Timing; closing?: AbortSignal; trusted?: BlockList }
type Asking = Pick<GatewayContext, 'caller' | 'gone'>

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

const anonymous = () =>
  new GraphQLError('Streams are for who is signed in, or has the order’s secret.', {
    extensions: { code: 'UNAUTHENTICATED' },
  })

const refusals = {
  'by the holder': { status: 429, message: 'Too many streams are open; end one of them.' },
  'by all': { status: 503, message: 'Too many streams are open; try again later.' },
}
const tooMany = ({ taken }: NoSlot) => {
  const { message, status } = refusals[taken]
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http: { status, spec: false } } })
}

const onAbort = (signal: AbortSignal | undefined, end: () => void) => {
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end, { once: true })
}

/** Opens streams by asking the shop again and again, and bounds them. */
export const createStreams = ({ timing = realTiming, closing, trusted }: Options = {}) => {
  const slots = createSlots()
  const shared = createSharedReads(timing.now)
  if (closing) setMaxListeners(0, closing)

  const networkHolder = ({ forwardedFor }: Asking['caller']): Holder[] => {
    const address = trusted ? visitorAddress(undefined, forwardedFor, trusted) : null
    return address === null ? [] : [{ kind: 'network', id: networkOf(address) }]
  }

  return {
    /** Fails with a GraphQLError where no stream may be opened, and as `read` does where the first reading fails. */
    open: async <T>({ caller, gone }: Asking, subject: Subject<T>): Promise<AsyncIterableIterator<T | null>> => {
      const proofs = subject.proofs.flatMap((proof) => (proof === null ? [] : hashOf(proof)))
      if (proofs.length === 0) throw anonymous()
      const slot = slots.take([...proofs.map((id): Holder => ({ kind: 'proof', id })), ...networkHolder(caller)])
      if ('taken' in slot) throw tooMany(slot)

      const key = [subject.name, caller.locale, ...subject.proofs.map((proof) => proof && hashOf(proof))].join(' ')
      const ending = new AbortController()
      const end = () => {
        slot.release()
        shared.forget(key)
        gone?.removeEventListener('abort', end)
        closing?.removeEventListener('abort', end)
        ending.abort()
      }
      onAbort(gone, end)
      onAbort(closing, end)
      void timing.pause(longestStreamMs, ending.signal).then(end)

      const follow = async function* () {
        try {
          const first = await subject.read()
          const read = () => shared.read(key, freshMs, subject.read)
          yield* watch({ ...subject, first, read }, timing, ending.signal)
        } finally {
          end()
        }
      }
      const stream = follow()
      const first = await stream.next()
      return resumed(first, stream, end)
    },
  }
}

export type Streams = ReturnType<typeof createStreams>
