import { type BlockList, isIP } from 'node:net'
import { readForwarding } from '@partgate/schema/client-address.ts'

/** The visitor, or the farthest address if all are trusted; the peer if that is not an IP address. */
export const getClientAddress = (peer: string, forwardedFor: string | undefined, trusted: BlockList): string => {
  const { addresses, visitor } = readForwarding(peer, forwardedFor, trusted)
  const candidate = visitor ?? addresses[0] ?? ''
  return isIP(candidate) > 0 ? candidate : (addresses.at(-1) ?? '')
}
