import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const plain = {
  contactName: 'Ada',
  companyName: '',
  addressLine1: 'Torstr. 1',
  addressLine2: '',
  postalCode: '10119',
  city: 'Berlin',
  state: '',
}

test.for([
  [{}, ['Ada', 'Torstr. 1', '10119 Berlin']],
  [{ companyName: 'AE', addressLine2: '3rd floor' }, ['Ada', 'AE', 'Torstr. 1', '3rd floor', '10119 Berlin']],
  [{ postalCode: '', city: 'Dubai', state: 'Dubai' }, ['Ada', 'Torstr. 1', 'Dubai, Dubai']],
  [{ city: 'Austin', state: 'TX', postalCode: '78701' }, ['Ada', 'Torstr. 1', '78701 Austin, TX']],
] as const)('%o', ([changes, lines]) => expect(addressLines({ ...plain, ...changes })).toEqual(lines))
