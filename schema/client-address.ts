import { BlockList, isIP, isIPv6 } from 'node:net'

const toFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

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

const splitGroups = (text: string) => (text === '' ? [] : text.split(':'))

/** An IPv4 address, or the /64 network that one customer's IPv6 addresses share. */
export const toNetwork = (address: string) => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const [front, back] = [splitGroups(head), splitGroups(tail ?? '')]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(8 - front.length - back.length, 0)).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
