import { expect, it } from 'vitest'
import { enlarge } from '../../../testing/enlarge.ts'
import { sharedNumber, usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()

it('five hundred rows take nine statements, and none reads the parts, the goods or the aliases one after another', async () => {
  const { db } = matcher
  await enlarge(db)
  const rows = [
    { part_numbers: ['RC0603FR-0710KL'] },
    { part_numbers: [sharedNumber] },
    { part_numbers: ['RC0603FR-0719KL'] },
    { part_numbers: ['TL072'] },
    { designators: 'R1', value: '10k', package: '0603' },
  ]
  const many = Array.from({ length: 500 }, (_, i) => ({ ...rows[i % rows.length], manufacturer: `M${i}` }))
  await matcher.ask(...rows)

  const statements: { name: string; text: string; values: readonly unknown[] }[] = []
  const query = db.query.bind(db)
  db.query = (text, values = [], name = '') => {
    statements.push({ name, text, values })
    return query(text, values, name)
  }
  await matcher.ask(...many)
  db.query = query

  expect(statements.map(({ name }) => name).toSorted()).toEqual([
    'catalogue.findAliases',
    'catalogue.findPartsByNumber',
    'catalogue.findPartsByValue',
    'catalogue.findPartsByVariant',
    'catalogue.findPartsWithPrefix',
    'catalogue.findSharedBeginnings',
    'catalogue.loadParts',
    'catalogue.loadVariations',
    'catalogue.loadVariations',
  ])
  for (const { name, text, values } of statements) {
    const plan = (await query(`explain ${text}`, values)).flatMap(Object.values).join('\n')
    expect([name, plan.match(/Seq Scan on (?:parts|goods|aliases)\b/g)]).toEqual([name, null])
  }
})
