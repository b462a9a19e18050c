import { expect, test } from 'vitest'
import { parseNetworks, readForwarding, toNetwork } from './client-address.ts'

const trusted = parseNetworks('127.0.0.0/8, ::1, 10.0.0.0/8')

test.for([
  ['203.0.113.9', null, '203.0.113.9'],
  ['::ffff:203.0.113.9', null, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['127.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
  ['127.0.0.1', 'unknown', 'unknown'],
  ['127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['127.0.0.1', `${'1.1.1.1,'.repeat(500)}198.51.100.7`, '198.51.100.7'],
  ['::1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', null, null],
  ['127.0.0.1', '10.0.0.2, ::1', null],
  [undefined, null, null],
] as const)('from %s, forwarded for %s, is %s', ([peer, forwardedFor, address]) => {
  expect(readForwarding(peer, forwardedFor, trusted).visitor).toBe(address)
})

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
] as const)('%s counts as %s', ([address, network]) => {
  expect(toNetwork(address)).toBe(network)
})

test.for(['10.0.0.0/99', 'gateway', '300.1.1.1'])('%s is no network', (text) => {
  expect(() => parseNetworks(text)).toThrow()
})
