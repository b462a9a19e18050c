import { expect, it } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { loadSchema } from '../schema/schema.ts'
import { toUserErrors } from './user-errors.ts'

const { ok: _, internal, unavailable, sessionEnded, ...refusals } = codes
const readCode = (code: number) => toUserErrors({ code, message: 'No.', data: {} }, {}).map((error) => error.code)

it('gives every refusal of the shop a code of its own, and uses every code of the schema', () => {
  const given = Object.values(refusals).flatMap(readCode)
  const type = loadSchema().getType('UserErrorCode')
  const known = type && 'getValues' in type ? type.getValues().map(({ name }) => name) : []
  expect(given.toSorted()).toEqual(known.toSorted())
})

it('calls a refusal that the contract does not name INVALID', () => expect(readCode(9999)).toEqual(['INVALID']))
