import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './embedded-types.ts'

const schema = buildSchema(`
  type Query { cart: Cart }
  type Mutation { addToCart: Payload }
  type Cart { id: ID!  subtotal: Money! }
  type Money { amount: String! }
  type Payload { cart: Cart  errors: [UserError!]! }
  interface UserError { message: String! }
  type NotFound implements UserError { message: String! }
  type Unused { name: String }
`)

test('selected types without an id are embedded, those behind an interface too', () => {
  const document = parse(`
    query Cart { cart { id ...Cart_cart } }
    mutation Add { addToCart { cart { id } errors { message } } }
    fragment Cart_cart on Cart { subtotal { amount } }
  `)
  expect(plugin(schema, [{ document }]).content).toBe('export const embeddedTypes = ["Money","NotFound","Payload"]')
})
