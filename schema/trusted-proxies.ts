import { BlockList, isIP } from 'node:net'

const toFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Dual-stack sockets report IPv4 inside IPv6; some proxies add a port or put IPv6 in brackets. */
const normalizeAddress = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1')

/** Parses addresses and networks, such as `127.0.0.0/8,::1`; throws for any other entry. */
export const parseNetworks = (text: string): BlockList => {
  const networks = new BlockList()
  for (const entry of text.split(',').flatMap((entry) => entry.trim() || [])) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) networks.addAddress(address, toFamily(address))
    else networks.addSubnet(address, Number(bits), toFamily(address))
  }
  return networks
}

/** The addresses of X-Forwarded-For, the farthest first and the peer last. `visitor` is the last address that is not a trusted proxy, null if all
 * are trusted: addresses before it are not verified. */
export const readForwarding = (
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: BlockList,
) => {
  const addresses = [...(forwardedFor?.split(',') ?? []), peer ?? '']
    .map(normalizeAddress)
    .filter((address) => address !== '')
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, toFamily(address))
  return { addresses, visitor: addresses.findLast((address) => !isTrusted(address)) ?? null }
}
