import { type BlockList, isIP } from 'node:net'
import { readForwarding } from '@partgate/schema/trusted-proxies.ts'

/** Who asks: the visitor, or the farthest proxy where all are trusted; the peer where that is no address. */
export const clientAddress = (peer: string, forwardedFor: string | undefined, trusted: BlockList): string => {
  const { way, visitor } = readForwarding(peer, forwardedFor, trusted)
  const farthest = visitor ?? way[0] ?? ''
  return isIP(farthest) > 0 ? farthest : (way.at(-1) ?? '')
}
