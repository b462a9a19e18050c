import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const others = ['C4,C5\t2\t1uF\t', 'J2-J3\t2\tUSB-C\t', 'R1-R4\t4\t10k\t', 'U9\t1\tLM358DR\t']
const readRow = async (row: string) => {
  const { rows } = await readPartsList({ text: ['Designator\tQty\tValue\tNotes', row, ...others].join('\n') }, 'en')
  const [first] = rows
  return first && [first.kind, first.qty, first.qty_state]
}

test.each([
  ['C1,C2,C3(DNP)\t3\t100nF\t', 2],
  ['C1, C2, C3 [NF]\t3\t100nF\t', 2],
  ['R11,R12\t2\t10k\tR12 not fitted', 1],
  ['R11,R12,R13\t3\t10k\tDNP: R11, R12', 1],
])('%j has parts that are not placed', async (row, likely) => {
  expect(await readRow(row)).toEqual(['part', likely, 'unsure'])
})

test.each([
  'U1\t1\tNE555P\tJ3 is not fitted on this variant',
  'U1\t1\tNE555P\tDo not place near edge',
  'U1\t1\tNE555P\tDo not mount too close to U9',
  'U1\t1\tNC7SZ04M5X\t',
  'K1\t1\tSPDT NO/NC\t',
  'K1\t1\tG5LE-1 (NC)\t',
  'K1\t1\tG5LE-1 (N.C.)\t',
  'C1\t1\t10uF NP\t',
  'C1\t1\t10 (nF)\t',
  'C1\t1\t100 nF\t',
  'C1\t1\t22pF/NP0\t',
])('%j is a part', async (row) => {
  expect(await readRow(row)).toEqual(['part', 1, 'read'])
})

test.each([
  'C1-C3 (DNP)\t3\t100nF\t',
  'R11,R12\t2\t10k\tR11, R12 not fitted',
  'R11,R12\t2\t10k\tnot fitted in variant B2',
  'C1\t1\t22uF/NC\t',
  'C1\t1\tNC/22pF\t',
  'C1\t1\t22uF/16V/NC\t',
  'C1\t1\t10uF (NP)\t',
  'C1\t1\t10uF (NI)\t',
  'C1\t1\t10uF (N.C.)\t',
  'U1\t1\tNE555P (unpopulated)\t',
  'U1\t1\t24LC256 [NF]\t',
  'R11\t1\tN.M.\t',
  'R11\t1\t10k\tR0603 DNP',
  'R11\t1\t10k\t10k R0402 - DNP',
  'R11\t1\t10k\tDNP C1210',
  'C1\t1\t100n\tCAP X7R 50V C0603 DNP',
  'U1\t1\tNE555P\tSO8 DNP',
  'J1\t1\tUSB\tCON6 DNP',
  'R11\t1\t10k\tRES SMD 0603 R1206 DNP',
  'R11\t1\t10k\tNot fitted by default',
  'R11\t1\t10k\tDNP by default',
  'R11\t1\t10k\tDo not populate with R5',
  'R11\t1\t10k\tDNP after rev C',
  'R11\t1\t10k\tDNP until test passed',
  'R11\t1\t10k\tnot installed before rev D',
  'R11\t1\t10k\tDNF with option A',
  'R11\t1\t10k\tDNP too',
  'R11\t1\t10k\tNot mounted under U1 shield',
  'R11\t1\t10k\tExcluded from BOM',
])('%j is not placed', async (row) => {
  expect((await readRow(row))?.[0]).toBe('not_fitted')
})

test('a part that one variant of the board has is a part whose quantity is not certain', async () => {
  const lines = ['R1\t10k\tFitted\tFitted', 'R2\t1k\tFitted\tNot Fitted', 'R3\t2k\tNot Fitted\tNot Fitted']
  const { rows } = await readPartsList({ text: ['Designator\tValue\tVariant A\tVariant B', ...lines].join('\n') }, 'en')
  expect(rows.map(({ kind, qty_state: state }) => [kind, state])).toEqual([
    ['part', 'designators'],
    ['part', 'unsure'],
    ['not_fitted', 'designators'],
  ])
})

test.each([
  ['位号\t型号\t数量\t类型\t是否焊接', 'R1\tRC0603FR-0710KL\t1\t贴片\t不焊'],
  ['Ref\tMPN\tQty\tStatus\tMounted', 'R1\tRC0603FR-0710KL\t1\tDNP\tmounted'],
  ['Ref\tMPN\tQty\tMount type\tAssembly', 'R1\tRC0603FR-0710KL\t1\tplaced\tDNP'],
])('columns %j that are not of variants do not contradict each other', async (header, line) => {
  const { rows } = await readPartsList({ text: [header, line].join('\n') }, 'en')
  expect(rows.map(({ kind, qty_state: state }) => [kind, state])).toEqual([['not_fitted', 'read']])
})

test.for(['DNI-4.7k', '5k6* entfällt', 'nicht bestückt'])(
  'the value %s is that of a part that is not placed',
  async (value) => {
    const lines = ['Ref\tValue\tQty', 'R1\t10k\t1', `R2\t${value}\t1`, 'U1\tLM358DR\t1', 'C1\t100nF\t1']
    const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
    expect(rows.map(({ kind, numbers: [first] }) => [kind, first?.number])).toEqual([
      ['part', undefined],
      ['not_fitted', undefined],
      ['part', 'LM358DR'],
      ['part', undefined],
    ])
  },
)
