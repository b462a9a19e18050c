import { expect, test } from 'vitest'
import { parseHandedOver } from './bom-hand-over.ts'

test.each([
  ['{"text":"LM358DR 5"}', { text: 'LM358DR 5' }],
  ['{"fileId":"f","fileName":"a.xlsx"}', { fileId: 'f', fileName: 'a.xlsx' }],
  ['{"fileId":"f"}', null],
  ['{"text":5}', null],
  ['{', null],
  [null, null],
])('the text %j of another page is the list %o', (json, list) => {
  expect(parseHandedOver(json)).toEqual(list)
})
