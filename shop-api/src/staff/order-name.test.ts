import { expect, test } from 'vitest'
import { readRfqNo } from '@partgate/schema/typed-numbers.ts'
import { readOrderName } from './order-name.ts'

test.for([
  ['PG-7K3M9-X2Q4T', 'PG-7K3M9-X2Q4T'],
  ['pg-7k3m9-x2q4t', 'PG-7K3M9-X2Q4T'],
  ['pg7k3m9x2q4t', 'PG-7K3M9-X2Q4T'],
  [' PG 7K3M9 X2Q4T ', 'PG-7K3M9-X2Q4T'],
  ['7K3M9X2Q4T', 'PG-7K3M9-X2Q4T'],
  ['pg-okilm-00111', 'PG-0K11M-00111'],
  ['PG34567890', 'PG-PG345-67890'],
  ['260112345678', '260112345678'],
  ['2601 1234 5678', '260112345678'],
  ['PG-7K3M9-X2Q4', null],
  ['PG-7K3M9-X2Q4U', null],
  ['Q-7K3M9-X2Q4T', null],
  ['', null],
  ["PG-7K3M9-X2Q4T' or 1=1", null],
] as const)('%j is the order %s', ([written, read]) => {
  expect(readOrderName(written)).toBe(read)
})

test.for([
  ['q-7k3m9-x2q4t', 'Q-7K3M9-X2Q4T'],
  ['7k3m9x2q4t', 'Q-7K3M9-X2Q4T'],
  ['PG-7K3M9-X2Q4T', null],
] as const)('%j is the request %s', ([written, read]) => {
  expect(readRfqNo(written)).toBe(read)
})
