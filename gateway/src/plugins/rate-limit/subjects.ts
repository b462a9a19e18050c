import { createHash } from 'node:crypto'
import type { BlockList } from 'node:net'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { toNetwork, getVisitorAddress } from '../../http/client-address.ts'
import type { IncomingHeaders } from '../../caller/read-caller.ts'
import type { GatewayContext } from '../../context.ts'
import type { Subject } from './buckets.ts'

const maxIdChars = 64
const hashToken = (secret: string) => createHash('sha256').update(secret).digest('base64url')

type Given = { request: IncomingHeaders; peer: string | undefined; trusted: BlockList }

export const findSubjects = (
  { caller, client }: Pick<GatewayContext, 'caller' | 'client'>,
  given: Given,
): Subject[] => {
  const { request, peer, trusted } = given
  const address = getVisitorAddress(peer, request.headers.get(headers.forwardedFor), trusted)
  return [
    ...(client ? [{ kind: 'key' as const, id: client.keyId, points: client.pointsPerMinute }] : []),
    ...(!client && address ? [{ kind: 'address' as const, id: toNetwork(address).slice(0, maxIdChars) }] : []),
    ...(caller.token ? [{ kind: 'person' as const, id: hashToken(caller.token) }] : []),
  ]
}
