import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSchema } from '../../schema/schema.ts'
import { shapeLimits } from './shape-limits.ts'
import { getMaxCost, maxRequests } from './use-cost.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/partner-guide.md'), 'utf8')
const format = (limit: number) => limit.toLocaleString('en')
const { rootFields, aliases, depth, nestedLists, tokens, repeats, directivesPerNode, directives, fragments, spreads } =
  shapeLimits
const key = { keyId: 'my-bot', pointsPerMinute: null }

it.each([
  ['the schema', loadSchema().description ?? ''],
  ['the partner guide', guide],
])('the description of %s states each limit of an operation', (_, text) => {
  const flat = text.replace(/\s+/g, ' ')
  expect(flat).toContain(
    `at most ${rootFields} fields at its root, ${aliases} aliases, ${depth} levels of fields, ${nestedLists} lists inside each other, ${format(tokens)} tokens, ${repeats} selections of one field in one place, ${directivesPerNode} directives in one place and ${directives} in total, ${fragments} fragments and ${spreads} spreads of them`,
  )
  expect(flat).toMatch(new RegExp(`${format(getMaxCost(key))}[^.]*\\b${maxRequests} requests`))
})
