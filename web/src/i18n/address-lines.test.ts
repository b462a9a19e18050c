import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const austin = {
  companyName: null,
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
}

it.each([
  [{}, ['1 Main St', 'Austin, TX 78701', 'Country']],
  [{ city: '' }, ['1 Main St', 'TX 78701', 'Country']],
  [{ city: 'Dubai', state: 'Dubai', postalCode: '' }, ['1 Main St', 'Dubai, Dubai', 'Country']],
  [{ city: 'Berlin', state: null, postalCode: '10119' }, ['1 Main St', '10119 Berlin', 'Country']],
  [{ city: 'Hong Kong', state: null, postalCode: null }, ['1 Main St', 'Hong Kong', 'Country']],
  [{ companyName: 'Acme', addressLine2: 'Floor 2' }, ['Acme', '1 Main St', 'Floor 2', 'Austin, TX 78701', 'Country']],
])('%o: %o', (changes, lines) => expect(addressLines({ ...austin, ...changes }, 'Country')).toEqual(lines))
