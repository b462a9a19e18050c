import {
  execute,
  type GraphQLField,
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLOutputType,
} from 'graphql'
import { expect, it, onTestFinished, test } from 'vitest'
import { privateFields } from '@partgate/schema/private-fields.ts'
import { createContext } from '../../context.ts'
import { toGlobalId } from '../../graphql/ids.ts'
import { loadSchema } from '../../schema/schema.ts'
import { startFakeShop } from '../../../testing/fake-shop.ts'
import { orderNumber } from '../../../testing/order-data.ts'
import { listHead } from '../../../testing/saved-list-data.ts'
import { createUpstream } from '../../upstream/upstream.ts'
import { isPublicDocument } from './public-document.ts'

const schema = loadSchema()
const fields = Object.values(schema.getQueryType()?.getFields() ?? {})

const id = JSON.stringify(toGlobalId('Viewer', 'me'))
/** Values for required arguments and list sizes, by field where a field needs its own. */
const samples: Record<string, string> = {
  slug: '"part-1"',
  'category.slug': '"passives"',
  'manufacturer.slug': '"brand-1"',
  'manufacturerLine.slug': '"brand-1"',
  'page.slug': '"refund"',
  'newsArticle.slug': '"date-codes"',
  by: '{ slug: "part-1" }',
  parts: '[{ partNumbers: ["PART-1"] }]',
  'suggestions.query': '"part"',
  'categorySuggestions.query': '"part"',
  first: '2',
  quantity: '10',
  kind: 'STRONG',
  'homeSection.kind': 'HOT_SALE',
  page: 'HOME',
  group: 'PURCHASE',
  purpose: 'RFQ',
  token: JSON.stringify('s'.repeat(43)),
  orderNumber: JSON.stringify(orderNumber),
  rfqNumber: '"Q-7K3M9-X2Q4T"',
  id,
  ids: `[${id}]`,
  'partsList.id': JSON.stringify(toGlobalId('SavedPartsList', listHead.id)),
}

const findCall = ({ name, args }: GraphQLField<unknown, unknown>) => {
  const given = args
    .filter((arg) => isRequiredArgument(arg) || arg.name === 'first')
    .map((arg) => {
      const sample = samples[`${name}.${arg.name}`] ?? samples[arg.name]
      if (!sample) throw new Error(`${name}: no sample for the argument ${arg.name}`)
      return `${arg.name}: ${sample}`
    })
  return given.length > 0 ? `${name}(${given.join(', ')})` : name
}

const toSelection = (output: GraphQLOutputType, depth: number): string => {
  const type = getNamedType(output)
  if (isAbstractType(type)) return '{ __typename }'
  if (!isObjectType(type)) return ''
  const inner = Object.values(type.getFields()).flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type)) && !isAbstractType(getNamedType(field.type))
    return isLeaf || depth > 0 ? [`${findCall(field)} ${toSelection(field.type, depth - 1)}`] : []
  })
  return `{ __typename ${inner.join(' ')} }`
}

const usedBy = async (field: GraphQLField<unknown, unknown>) => {
  const fakeShop = await startFakeShop()
  const shop = createUpstream({
    shopApiUrl: fakeShop.url,
    readTimeoutMs: 5_000,
    writeTimeoutMs: 5_000,
    onFault: () => {},
  })
  onTestFinished(async () => {
    await shop.close()
    await fakeShop.close()
  })
  const contextValue = createContext(
    { headers: new Headers({ authorization: 'Bearer abc' }) },
    { shop, siteUrl: 'http://shop.test', isSecure: false },
  )
  const document = parse(`{ ${findCall(field)} ${toSelection(field.type, 2)} }`)
  const { errors } = await execute({ schema, document, contextValue })
  expect(errors).toBeUndefined()
  return [...contextValue.upstream.used]
}

/** Reads nothing of the shop. */
const ofGateway = 'rateLimit'

test.for(fields.filter(({ name }) => name !== ofGateway).map((field) => [field.name, field] as const))(
  '%s is called public only if all it can read is',
  async ([name, field]) => {
    const used = await usedBy(field)
    expect(used.length).toBeGreaterThan(0)
    expect(used.some(({ access }) => access !== 'public')).toBe(privateFields.has(name))
  },
)

it('names no field that is not there', () => {
  expect([...privateFields].filter((name) => fields.every((field) => field.name !== name))).toEqual([])
})

test.for([
  ['{ categories { id } }', true],
  ['{ categories { id } cartLineCount }', false],
  ['{ categories { id } rateLimit { remaining } }', false],
  ['{ categories: viewer { id } }', false],
  ['query A { ...F } fragment F on Query { categories { id } ... { viewer { id } } }', false],
  ['query A { ... on Query { ...F } } fragment F on Query { languages { code } }', true],
  ['mutation { signOut { isSignedOut } }', false],
  ['query A { languages { code } } query B { languages { code } }', false],
  ['fragment F on Query { languages { code } }', false],
] as const)('%s is public: %s', ([text, isPublic]) => {
  expect(isPublicDocument(parse(text))).toBe(isPublic)
})
