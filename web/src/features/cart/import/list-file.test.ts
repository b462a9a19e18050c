import { expect, test } from 'vitest'
import { createListFile, createTextFile } from './list-file.ts'

test('lines become a file with one cell for each part number', async () => {
  const file = createListFile([
    { partNumber: 'A,"1"', quantity: 5 },
    { partNumber: 'B2', quantity: null },
  ])
  expect(await file.text()).toBe('Part number,QTY\r\n"A,""1""",5\r\n"B2",')
})

test('pasted text becomes a file with the same text', async () => {
  const text = 'LM358DR\t10\nＮＥ５５５Ｐ; 1.000\n'
  expect(await createTextFile(text).text()).toBe(text)
})
