import { isInterfaceType, isIntrospectionType, isObjectType, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { nodeTypes } from '../graphql/ids.ts'
import { loadSchema } from './schema.ts'

const schema = loadSchema()
const outputs = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type))
  .filter((type) => isObjectType(type) || isInterfaceType(type))

it('shows nothing of the REST API’s envelope and spelling', () => {
  const fields = outputs.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`))
  expect(fields.filter((name) => /_|\.(data|sequence)$/.test(name))).toEqual([])
  expect(fields.filter((name) => name.endsWith('.message')).filter((name) => !name.includes('Error.'))).toEqual([
    'SendFeedbackPayload.message',
    'SubscribeToNewsletterPayload.message',
    'ScheduleMeetingPayload.message',
  ])
  expect(fields.filter((name) => name.endsWith('.code')).filter((name) => !name.includes('Error.'))).toEqual([
    'Language.code',
    'Country.code',
  ])
})

it('describes what only storefronts need', () => {
  const marked = outputs.filter(({ description }) => description?.endsWith(' For storefronts.'))
  expect(marked.map(({ name }) => name)).toContain('Seo')
  expect(marked.map(({ name }) => name)).not.toContain('Product')
  const { seo, search } = schema.getQueryType()?.getFields() ?? {}
  expect(seo?.description).toMatch(/\S For storefronts\.$/)
  expect(search?.description).not.toContain('For storefronts.')
})

it('has a resolver for every query and mutation', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  expect(roots.filter(({ resolve }) => !resolve).map(({ name }) => name)).toEqual([])
})

it('has a global id for every Node', () => {
  const nodes = outputs.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  expect(nodes.map(({ name }) => name).toSorted()).toEqual(nodeTypes.toSorted())
})

it('its description has a first query that runs', () => {
  const [, query = ''] = /```graphql\n(.*?)```/s.exec(schema.description ?? '') ?? []
  expect(query).toContain('search')
  expect(validate(schema, parse(query))).toEqual([])
})
