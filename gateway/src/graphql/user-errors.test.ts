import { expect, it } from 'vitest'
import { codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import { loadSchema } from '../schema/schema.ts'
import { toUserErrors } from './user-errors.ts'

const { ok: _, internal, unavailable, sessionEnded, ...refusals } = codes
const readCode = (code: number, data: FailureData = {}) =>
  toUserErrors({ code, message: 'No.', data }, {}).map((error) => error.code)

it('gives every refusal of the shop a code of its own, and uses every code of the schema', () => {
  const given = ['REQUIRED', ...Object.values(refusals).flatMap((code) => readCode(code))]
  const type = loadSchema().getType('UserErrorCode')
  const known = type && 'getValues' in type ? type.getValues().map(({ name }) => name) : []
  expect(given.toSorted()).toEqual(known.toSorted())
})

it('calls a refusal that the contract does not name INVALID', () => expect(readCode(9999)).toEqual(['INVALID']))

it('tells a missing field from a malformed one', () => {
  const fields: FailureData['fields'] = [
    { field: 'email', message: 'Enter an address', reason: 'missing' },
    { field: 'telephone', message: 'Enter a number', reason: 'invalid' },
    { field: 'city', message: 'Enter a city' },
  ]
  expect(readCode(codes.invalidRequest, { fields })).toEqual(['REQUIRED', 'INVALID', 'INVALID'])
})
