import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readLines = async (...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
  return rows
    .filter(({ kind }) => kind === 'part')
    .map(({ numbers: [first], qty, qty_state }) => [first?.number, qty_state === 'read' ? qty : null])
}

describe('a packing code directly behind a number is no quantity', () => {
  test('in lines of numbers', async () => {
    const numbers = ['74HC595D,118', 'BC847B,215', 'PESD5V0S1BL,315', '2N7002,215']
    expect(await readLines(...numbers)).toEqual(numbers.map((number) => [number, null]))
    expect(await readLines('LM358DR', 'BC847B,215', 'RC0603FR-0710KL')).toEqual([
      ['LM358DR', null],
      ['BC847B,215', null],
      ['RC0603FR-0710KL', null],
    ])
  })

  test('beside a quantity', async () => {
    expect(await readLines('6 74HC595D,118', '10 BC847B,215')).toEqual([
      ['74HC595D,118', 6],
      ['BC847B,215', 10],
    ])
    expect(await readLines('74HC00D,653 5000', '74HC595D,118 2500')).toEqual([
      ['74HC00D,653', 5_000],
      ['74HC595D,118', 2_500],
    ])
    expect(await readLines('TLV431,185 100', 'BC857,235 3000', '10 74HC00D,653')).toEqual([
      ['TLV431,185', 100],
      ['BC857,235', 3_000],
      ['74HC00D,653', 10],
    ])
    expect(await readLines('BC847B,215,100', '2N7002,215,50', 'LM358DR,25')).toEqual([
      ['BC847B,215', 100],
      ['2N7002,215', 50],
      ['LM358DR', 25],
    ])
  })

  test('in a row with one cell more than the header', async () => {
    expect(await readLines('Part,Qty', 'BC847B,215,100', 'NE555P,215', 'LM358DR,25')).toEqual([
      ['BC847B,215', 100],
      ['NE555P', 215],
      ['LM358DR', 25],
    ])
  })
})

describe('a count that is also a packing code is unsure', () => {
  const readAll = async (...lines: string[]) => {
    const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
    return rows.map(({ numbers: [first], qty, qty_state }) => [first?.number, qty, qty_state])
  }

  test('where a comma ends each row', async () => {
    expect(await readAll('Part,Qty,Note', 'BC847B,215,x,', 'LM358DR,125,y,', 'NE555P,10,z,')).toEqual([
      ['BC847B', 215, 'unsure'],
      ['LM358DR', 125, 'unsure'],
      ['NE555P', 10, 'read'],
    ])
    expect(await readAll('MPN,Qty', 'BC847B,215,', 'LM358DR,125,')).toEqual([
      ['BC847B', 215, 'unsure'],
      ['LM358DR', 125, 'unsure'],
    ])
  })

  test('beside lines with other counts', async () => {
    expect(await readAll('NE555P,125', 'LM358DR,250', 'TPS54331DR,315', 'STM32F103C8T6,500')).toEqual([
      ['NE555P', 125, 'unsure'],
      ['LM358DR', 250, 'read'],
      ['TPS54331DR', 315, 'unsure'],
      ['STM32F103C8T6', 500, 'read'],
    ])
  })
})

test('numbers of pieces that look like a packing code are read where the rows have as many cells as the others', async () => {
  expect(await readLines('LM358DR,25,0.2', 'BC847B,215,0.1', 'NE555P,40,0.3')).toEqual([
    ['LM358DR', 25],
    ['BC847B', 215],
    ['NE555P', 40],
  ])
  expect(await readLines('NE555P, 215', 'LM358DR, 25')).toEqual([
    ['NE555P', 215],
    ['LM358DR', 25],
  ])
})
