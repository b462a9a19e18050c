import { expect, it } from 'vitest'
import { createResolver } from './create-resolver.ts'

type Values = { city: string; state: string }

const resolve = createResolver<Values, 'missing'>(
  ({ city }) => ({ city: city ? undefined : 'missing' }),
  (problem) => `It is ${problem}.`,
)
const options = { fields: {}, shouldUseNativeValidation: false }

it('names the field that is wrong, with its sentence', async () => {
  expect(await resolve({ city: '', state: 'x' }, undefined, options)).toEqual({
    values: {},
    errors: { city: { type: 'missing', message: 'It is missing.' } },
  })
})

it('passes on what is right', async () => {
  expect(await resolve({ city: 'Berlin', state: '' }, undefined, options)).toEqual({
    values: { city: 'Berlin', state: '' },
    errors: {},
  })
})
