import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** IPv4 inside IPv6, as a socket that listens on both tells it, is IPv4; some proxies tell the port, and IPv6 in brackets. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1')

/** A list of addresses and networks, e.g. `127.0.0.0/8,::1`; throws where a piece is neither. */
export const parseNetworks = (text: string): BlockList => {
  const networks = new BlockList()
  for (const piece of text.split(',').flatMap((piece) => piece.trim() || [])) {
    const [address = '', bits] = piece.split('/')
    if (bits === undefined) networks.addAddress(address, familyOf(address))
    else networks.addSubnet(address, Number(bits), familyOf(address))
  }
  return networks
}

/** Who is at the far end: the last in X-Forwarded-For that is no trusted proxy. Null where all are: then it is the machine's own
 * business, like the storefront's. What an untrusted peer says of itself is not heard. */
export const visitorAddress = (peer: string | undefined, forwardedFor: string | null, trusted: BlockList) => {
  const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plain).filter((address) => address !== '')
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, familyOf(address))
  return chain.findLast((address) => !isTrusted(address)) ?? null
}

/** What one household or machine has of addresses: one of IPv4, the first 64 bits of IPv6. */
export const networkOf = (address: string) => {
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
