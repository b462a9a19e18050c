import { expect, test } from 'vitest'
import { lineFacts } from './bom-facts.ts'
import { newLine } from './new-lines.ts'

test.each([
  [{ partNumber: 'LM358DR', manufacturer: 'TI', description: 'Dual op-amp', designators: 'U1' }, 'TI · U1'],
  [{ value: '10k', package: '0603', description: 'Resistor', designators: 'R1' }, '10k · 0603 · R1'],
  [{ otherNumbers: ['LM358'], description: 'Dual op-amp' }, ''],
  [{ internalNumbers: ['4711'], description: 'Resistor 10k' }, 'Resistor 10k'],
  [{ description: 'XYZ-NOPE', designators: 'J1' }, 'XYZ-NOPE · J1'],
])('%j has the facts %j beside its number', (texts, facts) => {
  expect(lineFacts(newLine(texts))).toBe(facts)
})
