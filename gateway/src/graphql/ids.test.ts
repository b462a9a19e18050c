import { expect, it, test } from 'vitest'
import { toGlobalId, parseGlobalId, parseRowIdArgument, parseRowId } from './ids.ts'

test.for([
  ['Product', 1],
  ['Manufacturer', 2_147_483_647],
  ['Viewer', '5e2a8b94-73d1-4c06-8f1e-b2d90c4a6e13'],
  ['Order', 'PG-7K3M9-X2Q4T'],
] as const)('an id of %s survives the way there and back', ([type, raw]) => {
  expect(parseGlobalId('id', toGlobalId(type, raw))).toEqual({ type, raw: `${raw}` })
})

const encode = (text: string) => Buffer.from(text).toString('base64url')

test.for(['', 'garbage', encode('Product'), encode('Product:'), encode('Invoice:1'), encode('product:1'), '__proto__'])(
  '"%s" is refused as bad input',
  (id) => {
    expect(() => parseGlobalId('id', id)).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', inputPath: ['id'] } }),
    )
  },
)

it('takes only the one spelling it has made', () => {
  expect(() => parseGlobalId('id', `${toGlobalId('Product', 1)}=`)).toThrow('`id` must be a global id')
})

test.for([
  'garbage',
  toGlobalId('Category', 1),
  toGlobalId('Product', 'x'),
  toGlobalId('Product', 0),
  toGlobalId('Product', 2 ** 31),
])('%s is no product', (id) => {
  expect(() => parseRowIdArgument('Product', 'input.productId', id)).toThrow(
    '`input.productId` must be the id of a Product',
  )
})

test.for(['0', '01', '-1', '1.5', '1e3', '2147483648', '99999999999', '1 or 1=1'])('"%s" is no row id', (raw) => {
  expect(parseRowId(raw)).toBeNull()
})
