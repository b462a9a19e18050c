import { createHash } from 'node:crypto'
import type { BlockList } from 'node:net'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { networkOf, visitorAddress } from '../../client-address.ts'
import type { Asking, GatewayContext } from '../../context.ts'
import type { Subject } from './buckets.ts'

const longestId = 64
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

type Given = { request: Asking; peer: string | undefined; trusted: BlockList }

/** Whose points a request takes: the API key's, else those of the address, and the person's. */
export const subjectsOf = ({ caller, client }: Pick<GatewayContext, 'caller' | 'client'>, given: Given): Subject[] => {
  const { request, peer, trusted } = given
  const address = visitorAddress(peer, request.headers.get(headers.forwardedFor), trusted)
  return [
    ...(client ? [{ kind: 'key' as const, id: client.keyId, points: client.pointsPerMinute }] : []),
    ...(!client && address ? [{ kind: 'address' as const, id: networkOf(address).slice(0, longestId) }] : []),
    ...(caller.token ? [{ kind: 'person' as const, id: hashOf(caller.token) }] : []),
  ]
}
