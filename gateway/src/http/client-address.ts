import { type BlockList, isIP } from 'node:net'
import { memoizeByObject } from '../memoize-by-object.ts'
import { memoizeByText } from '../memoize-by-text.ts'
import { readForwarding } from '@partgate/schema/trusted-proxies.ts'

/** Null where all addresses are trusted, as for the storefront's own server. */
export const getVisitorAddress = (peer: string | undefined, forwardedFor: string | null, trusted: BlockList) =>
  readForwarding(peer, forwardedFor, trusted).visitor

/** A household has one IPv4 address or the first 64 bits of IPv6. */
export const toNetwork = (address: string) => {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::')
  const [left, right] = [head, tail ?? ''].map((side) => side.split(':').filter(Boolean))
  const gap = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0)
  const pieces = [...(left ?? []), ...Array<string>(Math.max(gap, 0)).fill('0'), ...(right ?? [])]
  return `${pieces
    .slice(0, 4)
    .map((piece) => parseInt(piece, 16).toString(16))
    .join(':')}::/64`
}

const getMemo = memoizeByObject((_trusted: BlockList) => memoizeByText<string | null>())

/** Null where all addresses are trusted. */
export const findVisitorNetwork = (peer: string | undefined, forwardedFor: string | null, trusted: BlockList) =>
  getMemo(trusted)(`${peer ?? ''}\n${forwardedFor ?? ''}`, () => {
    const address = getVisitorAddress(peer, forwardedFor, trusted)
    return address && toNetwork(address)
  })
