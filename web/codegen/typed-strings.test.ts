import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './typed-strings.ts'

test('an operation takes along each fragment it needs, once, and none besides', () => {
  const document = parse(`
    query Cart { cart { ...Cart_cart lines { ...Line_line } } }
    fragment Cart_cart on Cart { id lines { ...Line_line } }
    fragment Line_line on CartLine { id }
    fragment Other_cart on Cart { lineCount }
  `)
  expect(plugin(null, [{ document }]).content).toBe(
    'export const CartDocument = "query Cart{cart{...Cart_cart lines{...Line_line}}}' +
      'fragment Cart_cart on Cart{id lines{...Line_line}}fragment Line_line on CartLine{id}" as Types.TypedString<Types.CartQuery, Types.CartQueryVariables>',
  )
})
