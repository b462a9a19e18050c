import { hash } from 'node:crypto'
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
