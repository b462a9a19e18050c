import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { findVisitorNetwork } from '../../http/client-address.ts'
import { headerNames } from '../../http/header-names.ts'
import { memoizeByText } from '../../memoize-by-text.ts'
import type { IncomingHeaders } from '../../caller/read-caller.ts'
import type { GatewayContext } from '../../context.ts'
import type { Subject } from './buckets.ts'

const maxIdChars = 64
const memoize = memoizeByText<string>()
export const hashToken = (secret: string) => memoize(secret, () => hash('sha256', secret, 'base64url'))

type Given = { request: IncomingHeaders; peer: string | undefined; trusted: BlockList }

export const findSubjects = (
  { caller, client }: Pick<GatewayContext, 'caller' | 'client'>,
  given: Given,
): Subject[] => {
  const { request, peer, trusted } = given
  const network = findVisitorNetwork(peer, request.headers.get(headerNames.forwardedFor), trusted)
  const subjects: Subject[] = []
  if (client) subjects.push({ kind: 'key', id: client.keyId, points: client.pointsPerMinute })
  else if (network) subjects.push({ kind: 'address', id: network.slice(0, maxIdChars) })
  if (caller.token) subjects.push({ kind: 'person', id: hashToken(caller.token) })
  return subjects
}

type ContextOf = (request: Request, peer?: string) => GatewayContext

/** Remembers the subjects from the start of a request, because one with too long a body has lost its socket at the end. */
export const createSubjectFinder = (trusted: BlockList, getContext: ContextOf) => {
  const found = new WeakMap<Request, Subject[]>()
  return (request: Request, req: IncomingMessage | undefined): Subject[] => {
    const known = found.get(request)
    if (known) return known
    const peer = req?.socket.remoteAddress
    const subjects = findSubjects(getContext(request, peer), { request, peer, trusted })
    found.set(request, subjects)
    return subjects
  }
}

export type FindSubjects = ReturnType<typeof createSubjectFinder>
