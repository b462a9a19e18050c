import { describe, expect, it, test } from 'vitest'
import { byHash, findText, hashed, openLanes, unusual } from '../../../testing/lanes.ts'
import { openGateway } from '../../../testing/harness.ts'
import { createOperations } from '../../fast/operations.ts'
import { loadSchema } from '../../schema/schema.ts'

const maxChars = 5_000
const password = 'a-password-of-a-buyer'
const makeFields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 1]))
const megabytes = 'x'.repeat(1_800_000)

const hostile: [string, string, Record<string, unknown>][] = [
  ['2,000 unknown fields', 'SignIn', makeFields(2_000)],
  ['100,000 unknown fields', 'SignIn', makeFields(100_000)],
  ['20,000 wrong items', 'SelectCartLines', { lineIds: Array(20_000).fill(false) }],
  ['380,000 items that are null', 'SelectCartLines', { lineIds: Array(380_000).fill(null) }],
  ['a long text beside unknown fields', 'SelectCartLines', { lineIds: [megabytes], ...makeFields(60) }],
  ['an unknown field with a long name', 'SignIn', { [megabytes]: 1 }],
]

describe.each<[string, Record<string, string>]>([
  ['compiled', {}],
  ['ordinary', unusual],
])('variables that do not fit, in the %s lane,', (_, headers) => {
  test.for(hostile)('get a few short errors: %s', async ([, name, input]) => {
    const { shop, send } = await openLanes()
    const { text } = await send(hashed(findText(name), { input }), headers)
    const { errors } = JSON.parse(text) as { errors: { message: string; extensions: unknown }[] }
    expect(text.length).toBeLessThan(maxChars)
    expect(errors.length).toBeLessThanOrEqual(5)
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
    expect(shop.requests).toHaveLength(0)
  })

  test.for<[string, Record<string, unknown>, string]>([
    ['an unknown field', { email: 'a@example.com', password, remember: true }, '"input"; Field "remember" is not'],
    ['a password in a list', { email: 'a@example.com', password: [password] }, '"input.password"; String cannot'],
  ])('do not reveal a password: %s', async ([, input, sentence]) => {
    const { send } = await openLanes()
    const { text } = await send(hashed(findText('SignIn'), { input }), headers)
    expect(text).not.toContain(password)
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: expect.stringContaining(sentence) }] })
  })

  it('may say "Did you mean"', async () => {
    const { send } = await openLanes({ introspection: false })
    const page = ' Did you mean '.repeat(4_000)
    const { text } = await send(hashed(findText('PageHead'), { page }), headers)
    expect(text.length).toBeLessThan(maxChars)
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })
})

describe('the check of variables reads each value a few times', () => {
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
  const mutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { expiresAt } }'
  const count = 300

  const countReads = async (text: string, toVariables: (define: (target: object, key: string) => void) => object) => {
    let reads = 0
    const get = () => (reads += 1)
    const variables = toVariables((target, key) => Object.defineProperty(target, key, { enumerable: true, get }))
    const findOperation = createOperations({ schema: loadSchema(), manifest: byHash([text]), introspection: true })
    const operation = findOperation({ query: text }, false)
    expect(operation).not.toBeNull()
    expect(await operation?.run(undefined, {}, { ...variables })).toMatchObject({ errors: [{}] })
    return reads
  }

  it('of unknown fields', async () => {
    const reads = await countReads(mutation, (define) => {
      const input = {}
      for (let at = 0; at < count; at += 1) define(input, `field${at}`)
      return { input }
    })
    expect(reads).toBeLessThan(2 * count)
  })

  it('of items of a list', async () => {
    const reads = await countReads(query, (define) => {
      const ids = ['x', ...Array<null>(count).fill(null)]
      define(ids, '0')
      return { ids }
    })
    expect(reads).toBeLessThan(10)
  })
})

it.for([true, false])('suggests fields of an input if the schema is public: %s', async (isPublic) => {
  const { run } = await openGateway({ introspection: isPublic })
  const { errors } = await run('mutation ($input: SignInInput!) { signIn(input: $input) { expiresAt } }', {
    variables: { input: { email: 'a@example.com', pasword: 'x', password: 'x' } },
  })
  expect(errors).toHaveLength(1)
  expect(errors?.[0]?.message.includes('Did you mean')).toBe(isPublic)
})

it('checks the variables of a subscription', async () => {
  const { post } = await openGateway()
  const response = await post({
    query: 'subscription ($id: ID!) { orderStatus(orderId: $id) { id } }',
    variables: { id: [megabytes] },
    headers: { accept: 'text/event-stream' },
  })
  const text = await response.text()
  expect(text).toContain('ID must be a string or an integer.')
  expect(text.length).toBeLessThan(maxChars)
})

it('bounds messages that quote a long name of the operation', async () => {
  const { post } = await openGateway()
  const variables = Array.from({ length: 80 }, (_, at) => `$v${at}: Int`).join(' ')
  const response = await post({ query: `query Q${'x'.repeat(20_000)}(${variables}) { languages { code } }` })
  expect((await response.text()).length).toBeLessThan(120_000)
})
