import { expect, test } from 'vitest'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { getClientAddress } from './client-address.ts'

const trusted = parseNetworks('127.0.0.0/8,::1,10.0.0.7')

test.for([
  ['a caller without a proxy is itself', '203.0.113.9', undefined, '203.0.113.9'],
  ['an untrusted peer is ignored', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy is', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'so is a chain of them, up to the first untrusted address',
    '::1',
    '8.8.8.8, 198.51.100.1, 10.0.0.7',
    '198.51.100.1',
  ],
  ['what the caller itself has put before is not', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['IPv4 inside IPv6 counts as IPv4', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['what is no address is not taken', '127.0.0.1', "'; drop table", '127.0.0.1'],
  ['all trusted: the farthest one', '127.0.0.1', '10.0.0.7', '10.0.0.7'],
] as const)('%s', ([, peer, forwarded, expected]) => {
  expect(getClientAddress(peer, forwarded, trusted)).toBe(expected)
})
