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
  for (const piece of text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [address = '', bits] = piece.split('/')
    if (bits === undefined) networks.addAddress(address, familyOf(address))
    else networks.addSubnet(address, Number(bits), familyOf(address))
  }
  return networks
}

/** Who is at the far end: the last address in X-Forwarded-For that no trusted proxy has. What an untrusted peer says of
 * itself is not heard. */
export const clientAddress = (peer: string, forwardedFor: string | undefined, trusted: BlockList): string => {
  const chain = [...(forwardedFor?.split(',') ?? []), peer].map(plain)
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, familyOf(address))
  const found = chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? ''
  return isIP(found) > 0 ? found : plain(peer)
}
