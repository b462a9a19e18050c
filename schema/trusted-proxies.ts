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

/** The way of a request by X-Forwarded-For, the farthest first and the peer last; `visitor` is the last of it that is no trusted proxy, null
 * where all are. What an untrusted peer says of itself is not heard. */
export const readForwarding = (
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
) => {
  const way = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plain).filter((address) => address !== '')
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, familyOf(address))
  return { way, visitor: way.findLast((address) => !isTrusted(address)) ?? null }
}
