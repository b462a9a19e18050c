import { expect, test } from 'vitest'
import { isPlainClick } from './is-plain-click.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a click of the main button without a key is plain', () => expect(isPlainClick(plain)).toBe(true))

test.for([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is not plain',
  (other) => expect(isPlainClick({ ...plain, ...other })).toBe(false),
)
