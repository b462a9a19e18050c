import { readFileSync } from 'node:fs'
import { getOperationAST, type OperationDefinitionNode, parse, print } from 'graphql'

/** Order of the tabs: parts, cart and account, orders and payments, requests for a quote, the shop. */
const exampleNames = [
  'search',
  'match-parts',
  'product',
  'deferred-lists',
  'categories',
  'add-to-cart',
  'checkout',
  'sign-in',
  'viewer',
  'orders',
  'order-status',
  'payments',
  'pay',
  'rfqs',
  'site',
] as const

export const examples = exampleNames.map((name) =>
  readFileSync(new URL(`examples/${name}.graphql`, import.meta.url), 'utf8'),
)

const listRequiredVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions
    .filter(({ type, defaultValue }) => !defaultValue && print(type).endsWith('!'))
    .map(({ variable }) => variable.name.value)

/** Variables without a default are empty strings for the reader to fill in. */
const toTab = (query: string): { query: string; variables?: string } => {
  const operation = getOperationAST(parse(query))
  const names = operation ? listRequiredVariables(operation) : []
  if (names.length === 0) return { query }
  return { query, variables: JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])), null, 2) }
}

export const tabs = examples.map(toTab)
