import { expect, test } from 'vitest'
import { placeErrors } from './place-errors.ts'

const fields = ['email', 'telephone'] as const

test('an error of a field is shown at the field, any other at the form', () => {
  const placed = placeErrors(
    [
      { message: 'Enter a telephone number', path: ['input', 'telephone'] },
      { message: 'Too many tries', path: null },
      { message: 'Not taken', path: ['input', 'faxNumber'] },
    ],
    fields,
  )
  expect(placed.atFields).toEqual([{ field: 'telephone', message: 'Enter a telephone number' }])
  expect(placed.atForm).toEqual(['Too many tries', 'Not taken'])
})
