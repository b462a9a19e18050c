import { isIPv6 } from 'node:net'

const splitGroups = (text: string) => (text === '' ? [] : text.split(':'))

/** An IPv4 address, or the /64 network that one customer's IPv6 addresses share. */
export const toNetwork = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const [front, back] = [splitGroups(head), splitGroups(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
