import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const place = {
  companyName: '',
  addressLine1: '1 Main St',
  addressLine2: '',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
}

it.each([
  [{}, ['1 Main St', 'Austin, TX 78701', 'United States']],
  [{ state: '' }, ['1 Main St', 'Austin, 78701', 'United States']],
  [{ state: '', postalCode: '' }, ['1 Main St', 'Austin', 'United States']],
  [
    { companyName: 'Acme', addressLine2: 'Floor 2' },
    ['Acme', '1 Main St', 'Floor 2', 'Austin, TX 78701', 'United States'],
  ],
])('%o: %o', (changes, lines) => expect(addressLines({ ...place, ...changes }, 'United States')).toEqual(lines))
